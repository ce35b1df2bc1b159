import { useSelector } from "@xstate/react";
import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { getWebsite } from "../../../api/website.calls.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { valuesOf, websiteFields, type WebsiteValues } from "../../../domain/website/website-form.ts";
import type { EditedWebsite } from "../../../domain/website/website.ts";
import { websiteRefusals } from "../../../domain/website/website.refusals.ts";
import { visibleError } from "../../../machines/kit/form-fields.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import {
  websiteDraftMachine,
  type WebsiteDraftRef,
} from "../../../machines/website/website-draft.machine.ts";
import {
  websitePublicationMachine,
  isRestored,
  type WebsitePublicationRef,
} from "../../../machines/website/website-publication.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useOnceGone } from "../../actors/use-once-gone.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { Collision, type CollisionProps } from "../../form/collision.tsx";
import { ContactSection } from "./contact-section.tsx";
import { lazyPart } from "../../code/lazy-part.tsx";
import { PublicationFailure, PublishSection, type PublishProps } from "./publish-section.tsx";
import { TextsSection } from "./texts-section.tsx";
import { LiveState, SaveState, MergedChanges, useUnpublished } from "./website-status.tsx";
import { printWebsiteTab, readWebsiteTab, tabOf, websiteTabs, type WebsiteTab } from "./website-tabs.ts";
import { fieldName } from "./website-labels.ts";
import styles from "./website.module.css";

/** The heavy parts of the editor load with their tab; the others are there without a connection too. */
const HoursSection = lazyPart(async () => (await import("./hours-section.tsx")).HoursSection);
const FieldValue = lazyPart(async () => (await import("./difference-rows.tsx")).FieldValue);
const PicturesSection = lazyPart(async () => (await import("./pictures-section.tsx")).PicturesSection);
const LinksSection = lazyPart(async () => (await import("./links-section.tsx")).LinksSection);
const PreviewSection = lazyPart(async () => (await import("./preview-section.tsx")).PreviewSection);

/** How many fields of a tab have a problem that is shown; undefined where there is none. */
const useProblemCount = (form: WebsiteDraftRef) => {
  const context = useSelector(form, (snapshot) => snapshot.context);
  return (tab: WebsiteTab): number | undefined => {
    const count = websiteFields.filter(
      (field) => tabOf(field) === tab && visibleError(context, field) !== undefined,
    ).length;
    return count === 0 ? undefined : count;
  };
};

/** The control of a field; of several, such as the texts of its pictures, the first that is wrong. */
const controlOf = (within: HTMLElement, field: string): HTMLElement | undefined => {
  const controls = [...within.querySelectorAll<HTMLElement>(`[name="${field}"], [name^="${field}."]`)];
  return controls.find((control) => control.getAttribute("aria-invalid") === "true") ?? controls[0];
};

/** The tab of the field that the machine names is opened. */
const useTabOfFocus = (form: WebsiteDraftRef): void => {
  const [params, setParams] = useSearchParams();
  const focus = useSelector(form, ({ context }) => context.focus);
  const done = useRef(focus);
  useEffect(() => {
    if (focus.field === undefined || focus.field === "version" || done.current === focus) return;
    done.current = focus;
    const tab = tabOf(focus.field);
    if (tab !== readWebsiteTab(params)) setParams(printWebsiteTab(tab, params));
  });
};

/** The field that the machine names gets the focus once its tab shows it. It is inside of what waits for a tab's code, so that it runs again once that is there. */
const FieldFocus = ({ form, children }: { readonly form: WebsiteDraftRef; readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null);
  const focus = useSelector(form, ({ context }) => context.focus);
  const done = useRef(focus);
  useEffect(() => {
    if (focus.field === undefined || done.current === focus) return;
    if (element.current === null) return;
    const control = controlOf(element.current, focus.field);
    if (control === undefined) return;
    done.current = focus;
    control.focus();
  });
  return <div ref={element}>{children}</div>;
};

const section = (tab: WebsiteTab, props: PublishProps) => {
  switch (tab) {
    case "contact":
      return <ContactSection form={props.form} />;
    case "texts":
      return <TextsSection form={props.form} />;
    case "hours":
      return <HoursSection {...props} />;
    case "pictures":
      return <PicturesSection {...props} />;
    case "links":
      return <LinksSection form={props.form} />;
    case "preview":
      return <PreviewSection form={props.form} />;
    case "publish":
      return <PublishSection {...props} />;
  }
};

const Sections = (props: PublishProps) => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const format = useFormat();
  const countOf = useProblemCount(props.form);
  const tab = readWebsiteTab(params);
  useTabOfFocus(props.form);
  return (
    <Tabs
      label={t("website.sections")}
      tabs={websiteTabs.map((id) => {
        const count = countOf(id);
        if (count === undefined) return { id, label: t(`website.section.${id}`) };
        const number = format.number(count);
        return {
          id,
          label: t(`website.section.${id}`),
          count: { number, text: t("website.to_correct", { count, number }) },
        };
      })}
      value={tab}
      onChange={(chosen) => setParams(printWebsiteTab(chosen, params))}
    >
      <Suspense fallback={<Skeleton shape="card" count={3} />}>
        <FieldFocus form={props.form}>{section(tab, props)}</FieldFocus>
      </Suspense>
    </Tabs>
  );
};

const PublishButton = ({ form, publication, edited: { live } }: PublishProps) => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const publishing = useSelector(publication, (snapshot) => snapshot.matches("publishing"));
  const unpublished = useUnpublished(form, live);
  const finishing = useSelector(form, ({ context }) => context.finishing);
  const collided = useSelector(form, (snapshot) => snapshot.hasTag("collided"));
  useEmitted(publication, "publication.begun", () => {
    if (readWebsiteTab(params) !== "publish") setParams(printWebsiteTab("publish", params));
  });
  // As the button of every other form: what is published is chosen first, and the choice has the focus.
  if (collided) return null;
  return (
    <Button
      variant={unpublished ? "primary" : "secondary"}
      busy={publishing || finishing}
      onClick={() => form.send({ type: "form.submit" })}
    >
      {t("website.publish")}
    </Button>
  );
};

/** What failed is shown on each tab, so that it has been seen by whoever goes. */
const useFailureSeen = (publication: WebsitePublicationRef): void =>
  useOnceGone(
    () => publication.getSnapshot().hasTag("failed"),
    () => publication.send({ type: "publication.failureSeen" }),
  );

const valueOf: CollisionProps<WebsiteValues>["textOf"] = (field, values) =>
  field === "version" ? "" : <FieldValue field={field} values={values} />;

const Editor = ({ form, publication, edited }: PublishProps) => {
  const t = useText();
  const { tag } = useFormat();
  const collided = useSelector(form, (snapshot) => snapshot.hasTag("collided"));
  const [params] = useSearchParams();
  const { draft } = edited;
  useFailureSeen(publication);
  useEffect(() => {
    const { website, revision } = draft;
    const own = isRestored(publication.getSnapshot().context, revision);
    form.send({ type: "settings.loaded", values: valuesOf(website, revision), own });
  }, [form, publication, draft]);
  return (
    <div className={styles["stack"]}>
      <div className={styles["status"]}>
        <LiveState form={form} live={edited.live} />
        <SaveState form={form} />
      </div>
      {(collided || readWebsiteTab(params) !== "publish") && <PublicationFailure publication={publication} />}
      <MergedChanges form={form} />
      {collided ? (
        <Suspense fallback={<Skeleton shape="rows" count={2} />}>
          <Collision
            settings={form}
            fields={websiteFields}
            labelOf={(field) => (field === "version" ? "" : fieldName(t, tag, field))}
            textOf={valueOf}
            refusals={websiteRefusals}
          />
        </Suspense>
      ) : (
        <Sections form={form} publication={publication} edited={edited} />
      )}
    </div>
  );
};

type Loaded = ResourceRef<Readonly<Record<string, never>>, EditedWebsite>;

const useEditor = (actor: Loaded, { draft: { website, revision } }: EditedWebsite) => {
  const published: WebsitePublicationRef = useScreenActor("website-publication", websitePublicationMachine, {
    parent: actor,
  });
  const form: WebsiteDraftRef = useScreenActor("website-draft", websiteDraftMachine, {
    values: valuesOf(website, revision),
    limit: WRITE_LIMIT,
    parent: actor,
    receiver: published.id,
  });
  return { form, publication: published };
};

const LoadedEditor = ({ actor, edited }: { readonly actor: Loaded; readonly edited: EditedWebsite }) => (
  <Editor {...useEditor(actor, edited)} edited={edited} />
);

const PublishAction = ({ actor, edited }: { readonly actor: Loaded; readonly edited: EditedWebsite }) => (
  <PublishButton {...useEditor(actor, edited)} edited={edited} />
);

/** The editor of the company's website (business §2, §3): sections in tabs, kept as one types, published in one step. */
export const WebsiteScreen = () => {
  const t = useText();
  const actor: Loaded = useResource(getWebsite, {});
  const edited = useContent(actor);
  return (
    <>
      <PageHeader
        title={t("website.title")}
        note={t("website.about")}
        {...(edited !== undefined && { action: <PublishAction actor={actor} edited={edited} /> })}
      />
      <ResourceView
        actor={actor}
        failedTitle={t("website.not_loaded")}
        skeleton={<Skeleton shape="card" count={4} />}
      >
        {(content) => <LoadedEditor actor={actor} edited={content} />}
      </ResourceView>
    </>
  );
};
