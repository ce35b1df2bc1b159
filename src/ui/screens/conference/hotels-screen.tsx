import { routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { ConferenceView } from "./conference-view.tsx";
import { useConference } from "./use-conference.ts";
import styles from "./conference.module.css";

/** A distance in metres, as kilometres. */
const kilometres = (tag: string, metres: number): string =>
  new Intl.NumberFormat(tag, { style: "unit", unit: "kilometer", maximumFractionDigits: 1 }).format(
    metres / 1000,
  );

/** Hotels near the venue, the nearest first (business §2). */
export const HotelsScreen = () => {
  const t = useText();
  const format = useFormat();
  const actor = useConference();
  return (
    <>
      <BackLink to={routes.conference.path} label={t("conference.back")} />
      <PageHeader title={t("conference.hotels.title")} note={t("conference.hotels.note")} />
      <ConferenceView actor={actor}>
        {({ hotels }) =>
          hotels.length === 0 ? (
            <EmptyState title={t("conference.hotels.none.title")} text={t("conference.hotels.none.text")} />
          ) : (
            <ul className={styles["cards"]}>
              {hotels.map(({ name, street, city, distance, link }) => (
                <li key={name}>
                  <Panel heading={name}>
                    <p>{`${street}, ${city}`}</p>
                    <p className={styles["quiet"]}>
                      {t("conference.hotels.distance", { distance: kilometres(format.tag, distance) })}
                    </p>
                    <a className={styles["target"]} href={link} target="_blank" rel="noreferrer">
                      {t("conference.hotels.book", { name })}
                    </a>
                  </Panel>
                </li>
              ))}
            </ul>
          )
        }
      </ConferenceView>
    </>
  );
};
