import { useSelector } from "@xstate/react";
import * as Equal from "effect/Equal";
import type { EditedWebsite } from "../../../domain/website/website.ts";
import { callBase } from "../../../domain/shell/portal-hosts.ts";
import type { WebsiteDraftRef } from "../../../machines/website/website-draft.machine.ts";
import { useNow } from "../../actors/use-now.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useDraftSaving } from "../../form/use-draft-saving.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Answer } from "../../kit/layout/answer.tsx";
import { Outcome } from "../../page/outcome.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { websiteOf } from "../../../domain/website/website-form.ts";
import { normalWebsite } from "../../../domain/website/website-rules.ts";
import { publicPath } from "../../../domain/website/website-path.ts";
import { websiteRefusals } from "../../../domain/website/website.refusals.ts";
import { DifferenceTable } from "./difference-table.tsx";
import styles from "./website.module.css";
import { useDeployment } from "../../actors/portal-config.ts";
import { Moment } from "../../kit/dates/moment.tsx";

/** True if publishing would change what visitors see. */
export const useUnpublished = (form: WebsiteDraftRef, live: EditedWebsite["live"]): boolean =>
  useSelector(
    form,
    ({ context }) => live === null || !Equal.equals(normalWebsite(websiteOf(context.values)), live.website),
  );

/** Whether visitors see the website, where, and whether they see what is in the draft. */
export const LiveState = ({
  form,
  live,
}: { readonly form: WebsiteDraftRef } & Pick<EditedWebsite, "live">) => {
  const t = useText();
  const now = useNow();
  const { config } = useDeployment();
  const label = t("website.title");
  const unpublished = useUnpublished(form, live);
  if (live === null)
    return <Answer label={label} text={t("website.live.offline")} lines={[t("website.live.none")]} />;
  const path = publicPath(live.website.slug);
  return (
    <Answer
      label={label}
      tone="success"
      text={t("website.live.online")}
      lines={[
        t(unpublished ? "website.live.changed" : "website.live.same"),
        <span key="live" className={styles["row"]}>
          <Moment date={live.publishedAt} now={now}>
            {(at) => t("website.live.since", { at })}
          </Moment>
          <a
            className={styles["address"]}
            href={`${callBase(config, location.origin)}${path}`}
            target="_blank"
            rel="noreferrer"
          >
            {path}
          </a>
        </span>,
      ]}
    />
  );
};

/** Whether the server has what is typed. */
export const SaveState = ({ form }: { readonly form: WebsiteDraftRef }) => {
  const t = useText();
  const state = useDraftSaving(form);
  const failure = useSelector(form, ({ context }) => context.failure);
  return (
    <>
      <p role="status" className={styles["quiet"]}>
        {(state === "saving" || state === "saved") && t(`website.${state}`)}
      </p>
      {state === "failed" && (
        <FailureAlert
          title={t("website.save_failed")}
          failure={failure}
          refusals={websiteRefusals}
          note={t("website.save_failed.note")}
          actions={
            <Button onClick={() => form.send({ type: "draft.save" })}>{t("website.save_again")}</Button>
          }
        />
      )}
    </>
  );
};

/** What somebody else has changed meanwhile and was taken over, field by field; or, where that kept the person's changes from being published, that it was taken back. */
export const MergedChanges = ({ form }: { readonly form: WebsiteDraftRef }) => {
  const t = useText();
  const news = useSelector(form, ({ context }) => context.news);
  const halted = useSelector(form, ({ context }) => context.halted);
  if (news === undefined && !halted) return null;
  const publish = t("website.publish");
  const message = (
    <Alert
      tone="info"
      title={t("website.merged.title")}
      onClose={() => form.send({ type: "draft.newsSeen" })}
    >
      {news === undefined ? (
        <p>{t("website.merged.undone", { publish })}</p>
      ) : (
        <>
          <p>{t("website.merged.text")}</p>
          {halted && <p>{t("website.merged.halted", { publish })}</p>}
          <DifferenceTable
            label={t("website.merged.title")}
            before={{ name: t("website.merged.before"), values: news.before }}
            after={{ name: t("website.merged.after"), values: news.after }}
          />
        </>
      )}
    </Alert>
  );
  return halted ? <Outcome>{message}</Outcome> : message;
};
