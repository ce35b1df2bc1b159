import { routes } from "../../../domain/shell/routes.ts";
import type { NextTraining } from "../../../domain/trainings/training-date.ts";
import { useFormat } from "../../i18n/format.ts";
import { timeSpan } from "../../i18n/time-span.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import styles from "./dashboard.module.css";

const { path } = routes.trainings;

/** The next training at which the reader has a seat, with a link to its booking; always a link to the dates that can be booked. */
export const NextTrainingPanel = ({ next }: { readonly next: NextTraining }) => {
  const t = useText();
  const format = useFormat();
  const dates = <Link to={`${path}?tab=bookable`}>{t("dashboard.training.dates")}</Link>;
  if (next._tag === "None")
    return (
      <Panel heading={t("dashboard.training")} actions={dates}>
        <p>{t("dashboard.training.none")}</p>
      </Panel>
    );
  const { id, title, language, place, startsAt, endsAt, timeZone } = next.training;
  return (
    <Panel
      heading={t("dashboard.training")}
      actions={
        <>
          <Link to={`${path}?${new URLSearchParams({ q: id }).toString()}`}>
            {t("dashboard.training.show")}
          </Link>
          {dates}
        </>
      }
    >
      <div className={styles["person"]}>
        <strong lang={language}>{title}</strong>
        <p>{timeSpan(format, startsAt, endsAt, timeZone)}</p>
        <p className={styles["muted"]}>
          {place._tag === "Online" ? t("dashboard.training.online") : `${place.name}, ${place.city}`}
        </p>
      </div>
    </Panel>
  );
};
