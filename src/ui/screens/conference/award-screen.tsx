import { useSelector } from "@xstate/react";
import { Suspense, useState } from "react";
import { getAward } from "../../../api/award.calls.ts";
import { projectStateOf, type Award, type AwardCategory } from "../../../domain/conference/award.ts";
import { routes } from "../../../domain/shell/routes.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { readerMoment } from "../../i18n/time-span.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { Done } from "../../kit/states/success.tsx";
import { useOpened } from "../../lists/use-opened.ts";
import { BackLink } from "../../page/back-link.tsx";
import { lazyPart } from "../../code/lazy-part.tsx";
import { Outcome } from "../../page/outcome.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { ProjectPictures } from "./project-pictures.tsx";
import styles from "./conference.module.css";

const ProjectDialog = lazyPart(async () => (await import("./project-dialog.tsx")).ProjectDialog);

const tones = { none: "neutral", draft: "warning", submitted: "success" } as const;

const Category = ({
  category,
  closed,
  onOpen,
}: {
  readonly category: AwardCategory;
  readonly closed: boolean;
  readonly onOpen: () => void;
}) => {
  const t = useText();
  const { name, text, project } = category;
  const state = projectStateOf(category);
  return (
    <Panel heading={name}>
      <div className={styles["person"]}>
        <p>{text}</p>
        {closed && project === null ? (
          <p className={styles["quiet"]}>{t("conference.award.none_submitted")}</p>
        ) : (
          <Badge tone={tones[state]} label={t(`conference.award.state.${state}`)} />
        )}
        {project !== null && (
          <>
            <p className={styles["name"]}>{project.title}</p>
            <p className={styles["lines"]}>{project.text}</p>
            <ProjectPictures pictures={project.pictures} />
            {project.reference !== null && (
              <p className={styles["quiet"]}>
                {t("conference.award.reference", { reference: project.reference })}
              </p>
            )}
          </>
        )}
        {!closed && (
          <Button onClick={onOpen}>
            {t(project === null ? "conference.award.write" : "conference.award.change", { name })}
          </Button>
        )}
      </div>
    </Panel>
  );
};

const Categories = ({
  award,
  actor,
}: {
  readonly award: Award;
  readonly actor: ParentRef<ContentOutdated>;
}) => {
  const t = useText();
  const format = useFormat();
  const { deadline, closed, categories } = award;
  const opened = useOpened("project");
  const [announced, setAnnounced] = useState<string>();
  const category = closed ? undefined : categories.find(({ id }) => id === opened.id);
  const open = (id: string) => {
    setAnnounced(undefined);
    opened.open(id);
  };
  return (
    <div className={styles["stack"]}>
      <p>
        {t(closed ? "conference.award.closed" : "conference.award.until", {
          deadline: readerMoment(format, deadline),
        })}
      </p>
      {announced !== undefined && category === undefined && (
        <Outcome>
          <Done>{announced}</Done>
        </Outcome>
      )}
      <ul className={styles["categories"]}>
        {categories.map((one) => (
          <li key={one.id}>
            <Category category={one} closed={closed} onOpen={() => open(one.id)} />
          </li>
        ))}
      </ul>
      {category !== undefined && (
        <Suspense>
          <ProjectDialog
            key={category.id}
            award={award}
            category={category}
            actor={actor}
            onSaved={(submitted) =>
              setAnnounced(
                t(`conference.award.outcome.${submitted ? "submitted" : "draft"}`, { name: category.name }),
              )
            }
            onClose={opened.close}
          />
        </Suspense>
      )}
    </div>
  );
};

/** The award: a project a category, a draft until it is submitted, shown and not changed after the deadline (business §2, §4, §5). */
export const AwardScreen = () => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const actor = useResource(getAward, { instance });
  return (
    <>
      <BackLink to={routes.conference.path} label={t("conference.back")} />
      <PageHeader title={t("conference.award.title")} />
      <ResourceView
        failedTitle={t("conference.award.not_loaded")}
        actor={actor}
        skeleton={<Skeleton shape="card" count={3} />}
      >
        {(award) =>
          award === null ? (
            <EmptyState title={t("conference.award.none.title")} text={t("conference.award.none.text")} />
          ) : (
            <Categories award={award} actor={actor} />
          )
        }
      </ResourceView>
    </>
  );
};
