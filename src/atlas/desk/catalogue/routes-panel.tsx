import { useSelector } from "@xstate/react";
import Play from "lucide-react/icons/play";
import { routes as screens, type RouteName } from "../../../domain/shell/routes.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Alert } from "../../../ui/kit/states/alert.tsx";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { screenTitle } from "../../../ui/shell/navigation/page-title.tsx";
import { Choice } from "./choice.tsx";
import { useDesk, useLook, usePlace } from "../desk-context.ts";
import rows from "./row.module.css";
import css from "./routes-panel.module.css";
import type { Route } from "../routes/route.ts";
import type { ShownRoute } from "../routes/routes-data.ts";

/** Up to this many screens are all expanded; of more, only the first. */
const OPEN_AT_ONCE = 3;

interface OnScreen {
  readonly screen: RouteName;
  readonly routes: readonly ShownRoute[];
}

/** The routes grouped by the screen where they end, the shortest route's screen first. */
const byScreen = (routes: readonly ShownRoute[]): readonly OnScreen[] =>
  [...new Set(routes.map(({ screen }) => screen))].map((screen) => ({
    screen,
    routes: routes.filter((route) => route.screen === screen),
  }));

/** A short name of an event: the requested action of a response, or the delay of a timer. */
const eventName = (type: string): string =>
  type.replace(/^xstate\.(?:done|error)\.actor\./, "").replace(/^xstate\.after\.([^.]+)\..*$/, "$1");

/** The part of the page and the last events of a route: they distinguish routes with the same end. */
const partOf = ({ machine, timeline }: Route): string => {
  const actor = timeline.steps.at(-1)?.actor;
  const part = actor?.replace("portal/", "") ?? machine;
  const events = timeline.steps
    .filter((step) => step.actor === actor)
    .slice(-3)
    .map(({ event }) => eventName(event.type));
  return `${part === machine ? machine : `${part} (${machine})`}: ${events.join(" → ")}`;
};

const RouteRow = ({ route }: { readonly route: ShownRoute }) => {
  const t = useText();
  const desk = useDesk();
  const { agent } = useLook();
  return (
    <li>
      <button
        type="button"
        className={rows["row"]}
        onClick={() => desk.send({ type: "desk.routeChosen", id: route.id })}
      >
        <span className={css["by"]}>{route.deed[agent]}</span>
        <span className={css["part"]} lang="en">
          {`${route.by} · ${partOf(route)}`}
        </span>
        <span className={css["count"]}>{t("desk.steps", { count: route.timeline.steps.length })}</span>
      </button>
    </li>
  );
};

/** A screen's title; with its address where another screen of the list has the same. */
const nameIn = (t: Text, all: readonly OnScreen[], screen: RouteName): string => {
  const title = screenTitle(t, screen);
  const address = Object.values(screens).find(({ name }) => name === screen)?.path ?? "";
  return all.some((other) => other.screen !== screen && screenTitle(t, other.screen) === title)
    ? `${title} ${address}`
    : title;
};

interface ScreenProps extends OnScreen {
  readonly name: string;
  readonly open: boolean;
}

const Screen = ({ name, routes: own, open }: ScreenProps) => {
  const t = useText();
  return (
    <details open={open} className={css["screen"]}>
      <summary>
        <span>{name}</span>{" "}
        <span className={css["count"]}>{t("desk.routes_count", { count: own.length })}</span>
      </summary>
      <ol className={css["routes"]}>
        {own.map((route) => (
          <RouteRow key={route.id} route={route} />
        ))}
      </ol>
    </details>
  );
};

const Found = ({ found }: { readonly found: readonly ShownRoute[] }) => {
  const t = useText();
  const desk = useDesk();
  const { filter, route: gone } = usePlace();
  const all = byScreen(found);
  const chosen = all.filter(({ screen }) => screen === filter.screen);
  const shown = chosen.length === 0 ? all : chosen;
  const shortest = shown[0]?.routes[0];
  const play = (): void => {
    if (shortest === undefined) return;
    desk.send({ type: "desk.routeChosen", id: shortest.id });
    desk.send({ type: "desk.play" });
  };
  return (
    <>
      {gone === undefined ? null : <Alert tone="warning">{t("desk.gone")}</Alert>}
      <div className={css["tools"]}>
        <Button variant="primary" icon={Play} onClick={play}>
          {t("desk.play_shortest")}
        </Button>
        {all.length < 2 ? null : (
          <Choice<RouteName | "all">
            label={t("desk.where")}
            value={chosen.length === 0 ? "all" : filter.screen}
            onChange={(screen) => desk.send({ type: "desk.filtered", filter: { screen } })}
            items={[
              { value: "all", label: t("desk.where.all", { count: found.length }) },
              ...all.map(({ screen, routes: own }) => ({
                value: screen,
                label: `${nameIn(t, all, screen)} (${own.length})`,
              })),
            ]}
          />
        )}
      </div>
      <div>
        {shown.map((part, index) => (
          <Screen
            key={part.screen}
            {...part}
            name={nameIn(t, all, part.screen)}
            open={index === 0 || shown.length <= OPEN_AT_ONCE}
          />
        ))}
      </div>
    </>
  );
};

const Content = ({ code }: { readonly code: string }) => {
  const t = useText();
  const desk = useDesk();
  const known = useSelector(desk, ({ context }) => context.codes.get(code)?.routes);
  const failed = useSelector(desk, (snapshot) => snapshot.matches({ code: "missing" }));
  if (known !== undefined) return known.length === 0 ? <p>{t("desk.no_route")}</p> : <Found found={known} />;
  if (failed)
    return (
      <Alert
        tone="warning"
        actions={<Button onClick={() => desk.send({ type: "desk.retry" })}>{t("failure.retry")}</Button>}
      >
        {t("desk.search_failed")}
      </Alert>
    );
  return (
    <div aria-busy="true">
      <p>{t("desk.searching")}</p>
      <Skeleton shape="rows" count={3} />
    </div>
  );
};

/** Every route to a code: the shortest first, the others by screen. */
export const RoutesPanel = ({ code }: { readonly code: string }) => (
  <Panel heading={useText()("desk.routes")}>
    <div className={css["panel"]}>
      <Content code={code} />
    </div>
  </Panel>
);
