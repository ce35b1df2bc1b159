import { useSelector } from "@xstate/react";
import { useSearchParams } from "react-router-dom";
import { useEffect, useRef, useState, type Ref } from "react";
import { getWebsiteVersion } from "../../../api/website.calls.ts";
import { publicPath } from "../../../domain/website/website-path.ts";
import { normalSlug } from "../../../domain/website/slug.ts";
import {
  websiteFields,
  websiteOf,
  valuesOf,
  type WebsiteField,
} from "../../../domain/website/website-form.ts";
import { normalWebsite } from "../../../domain/website/website-rules.ts";
import type { EditedWebsite, WebsiteVersion } from "../../../domain/website/website.ts";
import type { WebsiteDraftRef } from "../../../machines/website/website-draft.machine.ts";
import {
  slugRefusal,
  type WebsitePublicationRef,
} from "../../../machines/website/website-publication.machine.ts";
import { isNumbered, type CallFailure } from "../../../domain/kit/call-failure.ts";
import { websiteRefusals } from "../../../domain/website/website.refusals.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useNow } from "../../actors/use-now.ts";
import { useResource } from "../../calls/use-resource.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useField } from "../../form/use-field.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { Done } from "../../kit/states/success.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { DifferenceTable } from "./difference-table.tsx";
import { printWebsiteTab, tabOf } from "./website-tabs.ts";
import { fieldName, websiteProblemText } from "./website-labels.ts";
import styles from "./website.module.css";
import { Moment } from "../../kit/dates/moment.tsx";

export interface PublishProps {
  readonly form: WebsiteDraftRef;
  readonly publication: WebsitePublicationRef;
  readonly edited: EditedWebsite;
}

const AddressPanel = ({ form, publication }: Pick<PublishProps, "form" | "publication">) => {
  const t = useText();
  const { problem, ...binding } = useField(form, "slug");
  const revision = useSelector(form, ({ context }) => context.values.version);
  const refused = useSelector(publication, ({ context }) => slugRefusal(context, revision));
  return (
    <Panel form heading={t("website.field.slug")}>
      <Field
        label={t("website.slug.label")}
        help={t("website.slug.help", { path: publicPath(normalSlug(binding.value)) })}
        error={websiteProblemText(t, refused ?? problem)}
      >
        {(control) => (
          <TextInput {...control} {...binding} maxLength={60} autoComplete="off" spellCheck={false} />
        )}
      </Field>
    </Panel>
  );
};

/** What keeps the website from being published, each with a link to its field. */
const Missing = ({ form }: Pick<PublishProps, "form">) => {
  const t = useText();
  const { tag } = useFormat();
  const [params] = useSearchParams();
  const problems = useSelector(form, ({ context }) => context.problems);
  const open = websiteFields.flatMap((field: WebsiteField) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ field, problem }];
  });
  if (open.length === 0) return <p className={styles["quiet"]}>{t("website.complete")}</p>;
  return (
    <div>
      <p>{t("website.missing")}</p>
      <ul className={styles["missing"]}>
        {open.map(({ field, problem }) => (
          <li key={field}>
            <Link
              to={{ search: printWebsiteTab(tabOf(field), params).toString() }}
              onClick={() => form.send({ type: "draft.show", field })}
            >
              {fieldName(t, tag, field)}
            </Link>{" "}
            <span>{websiteProblemText(t, problem)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What is wrong with the field that a refusal of publishing names; a number does not say it. */
const refusedField = (t: Text, failure: CallFailure | undefined): string | undefined =>
  failure?._tag === "Refused" && failure.field !== undefined && !isNumbered(failure)
    ? websiteProblemText(t, failure.code)
    : undefined;

/** Why nothing was published, taken offline or taken back: in the tab where it was begun, and above the tabs while another one is open. */
export const PublicationFailure = ({ publication }: Pick<PublishProps, "publication">) => {
  const t = useText();
  const failed = useSelector(publication, (snapshot) => snapshot.hasTag("failed"));
  const failure = useSelector(publication, ({ context }) => context.failure);
  if (!failed) return null;
  return (
    <FailureAlert
      title={t("website.not_done")}
      failure={failure}
      refusals={websiteRefusals}
      known={refusedField(t, failure)}
    />
  );
};

interface PublishPanelProps extends PublishProps {
  readonly outcome: Ref<HTMLDivElement>;
}

const PublishPanel = ({ form, publication, edited: { live }, outcome }: PublishPanelProps) => {
  const t = useText();
  const result = useSelector(publication, ({ context }) => context.result);
  const busy = useSelector(publication, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Panel heading={t("website.section.publish")}>
      <div className={styles["stack"]}>
        <Missing form={form} />
        <PublicationFailure publication={publication} />
        <div ref={outcome} tabIndex={-1}>
          <Done>{result && t(`website.result.${result}`)}</Done>
        </div>
        {live !== null && (
          <div>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => publication.send({ type: "publication.askOffline" })}
            >
              {t("website.offline.ask")}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
};

const Comparison = ({ form, version }: Pick<PublishProps, "form"> & { readonly version: number }) => {
  const t = useText();
  const actor = useResource(getWebsiteVersion, { version }, { beside: true });
  const values = useSelector(form, ({ context }) => context.values);
  // As it would be published, so that a blank or another way to write a number is no difference.
  const draft = valuesOf(normalWebsite(websiteOf(values)), values.version);
  const name = t("website.version", { version });
  return (
    <ResourceView actor={actor} skeleton={<Skeleton shape="rows" count={3} />}>
      {({ website }) => (
        <DifferenceTable
          label={t("website.compare.with", { version: name })}
          before={{ name, values: valuesOf(website, version) }}
          after={{ name: t("website.draft"), values: draft }}
        />
      )}
    </ResourceView>
  );
};

const Versions = ({ form, publication, edited: { live, versions } }: PublishProps) => {
  const t = useText();
  const now = useNow();
  const [chosen, setChosen] = useState<number>();
  const compared = chosen ?? live?.version;
  const isSaved = useSelector(form, (snapshot) => snapshot.hasTag("saved"));
  const shown = versions.find(({ version }) => version === compared);
  const restore = ({ version }: WebsiteVersion) =>
    publication.send({
      type: "publication.askRestore",
      version,
      revision: form.getSnapshot().context.values.version,
    });
  if (versions.length === 0) return null;
  return (
    <Panel heading={t("website.versions")}>
      <div className={styles["stack"]}>
        <Table
          label={t("website.versions")}
          rows={versions}
          rowKey={({ version }) => String(version)}
          columns={[
            {
              key: "version",
              header: t("website.version.header"),
              primary: true,
              render: ({ version }) =>
                t(version === live?.version ? "website.version.live" : "website.version", { version }),
            },
            {
              key: "publishedAt",
              header: t("website.version.published"),
              whole: true,
              primary: true,
              render: ({ publishedAt }) => <Moment date={publishedAt} now={now} />,
            },
            { key: "publishedBy", header: t("website.version.by"), render: ({ publishedBy }) => publishedBy },
            {
              key: "actions",
              screenOnly: true,
              header: t("website.version.actions"),
              render: (row) => (
                <span className={styles["actions"]}>
                  <Button
                    variant="quiet"
                    aria-pressed={row.version === compared}
                    onClick={() => setChosen(row.version)}
                  >
                    {t("website.compare", { version: row.version })}
                  </Button>
                  <Button variant="quiet" disabled={!isSaved} onClick={() => restore(row)}>
                    {t("website.restore", { version: row.version })}
                  </Button>
                </span>
              ),
            },
          ]}
        />
        {shown !== undefined && (
          <section aria-label={t("website.compare.title")} className={styles["compared"]}>
            <h3>
              {t("website.compare.with", { version: t("website.version", { version: shown.version }) })}
            </h3>
            <Comparison form={form} version={shown.version} />
          </section>
        )}
      </div>
    </Panel>
  );
};

const Asking = ({ publication }: Pick<PublishProps, "publication">) => {
  const t = useText();
  const isOffline = useSelector(publication, (snapshot) => snapshot.hasTag("askingOffline"));
  const isRestore = useSelector(publication, (snapshot) => snapshot.hasTag("askingRestore"));
  const busy = useSelector(publication, (snapshot) => snapshot.hasTag("busy"));
  const version = useSelector(publication, ({ context }) => context.restore?.version);
  const cancel = () => publication.send({ type: "publication.cancel" });
  return (
    <Dialog
      open={isOffline || isRestore}
      title={isOffline ? t("website.offline.title") : t("website.restore.title", { version: version ?? "" })}
      onClose={cancel}
      actions={
        <>
          <Button
            variant={isOffline ? "danger" : "primary"}
            busy={busy}
            onClick={() => publication.send({ type: "publication.confirm" })}
          >
            {t(isOffline ? "website.offline.submit" : "website.restore.submit")}
          </Button>
          <Button onClick={cancel}>{t("website.cancel")}</Button>
        </>
      }
    >
      <p>{t(isOffline ? "website.offline.text" : "website.restore.text")}</p>
    </Dialog>
  );
};

/** Address, what is missing, publishing and taking offline, and the versions to compare with and to go back to. */
export const PublishSection = (props: PublishProps) => {
  const outcome = useRef<HTMLDivElement>(null);
  const isOffline = useSelector(props.publication, ({ context }) => context.result === "takenOffline");
  // The button that was pressed is gone, and the dialog is closed by now: its own effects run before those of what holds it.
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (isOffline && !wasOffline.current) outcome.current?.focus();
    wasOffline.current = isOffline;
  }, [isOffline]);
  return (
    <div className={styles["stack"]}>
      <AddressPanel form={props.form} publication={props.publication} />
      <PublishPanel {...props} outcome={outcome} />
      <Versions {...props} />
      <Asking publication={props.publication} />
    </div>
  );
};
