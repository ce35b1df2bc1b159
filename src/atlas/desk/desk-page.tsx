import { useActorRef, useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import type { SnapshotFrom } from "xstate";
import { languageTag } from "../../domain/shell/locale.ts";
import { FormatProvider, formatOf } from "../../ui/i18n/format.ts";
import { createI18n } from "../../ui/i18n/i18n.ts";
import { useText } from "../../ui/i18n/use-text.ts";
import { TextProvider } from "../../ui/i18n/text-provider.tsx";
import { classNames } from "../../ui/kit/class-names.ts";
import { Panel } from "../../ui/kit/layout/panel.tsx";
import { Skeleton } from "../../ui/kit/states/skeleton.tsx";
import { Catalogue } from "./catalogue/catalogue.tsx";
import css from "./desk.module.css";
import { DeskProvider, useDesk, useLook, usePlace } from "./desk-context.ts";
import { readPlace, writePlace } from "./desk-place.ts";
import { deskWith } from "./desk-with.ts";
import { listenForHandOver } from "./journal/hand-over.ts";
import { JournalPart, JournalProblem } from "./journal/journal-part.tsx";
import { ReadProblem } from "./staff/read-problem.tsx";
import { LanguageChoice } from "./texts/language-choice.tsx";
import { ownLanguage } from "./texts/own-language.ts";
import { useDrop } from "./journal/use-drop.ts";

// The player runs every machine of the portal; the catalogue comes first.
const Player = lazy(async () => ({ default: (await import("./player/player.tsx")).Player }));
const StepsPage = lazy(async () => ({ default: (await import("./steps/steps-page.tsx")).StepsPage }));
const CodePage = lazy(async () => ({ default: (await import("./catalogue/code-page.tsx")).CodePage }));

const waiting = <Skeleton shape="rows" count={8} />;

/** The page's title: support often has several tabs open. */
const usePageName = (): void => {
  const t = useText();
  const { code, asSteps } = usePlace();
  const journal = useSelector(useDesk(), ({ context }) => context.subject._tag === "Journal");
  const onPage = useSelector(useDesk(), ({ context }) => asSteps && context.subject._tag !== "None");
  const name = [onPage ? t("desk.sheet") : "", journal ? t("desk.journal") : (code ?? ""), t("desk.title")]
    .filter((part) => part !== "")
    .join(" · ");
  useEffect(() => {
    document.title = name;
  }, [name]);
};

const Head = () => {
  const t = useText();
  const desk = useDesk();
  const { agent } = useLook();
  usePageName();
  return (
    <header className={css["head"]}>
      <div>
        <h1>{t("desk.title")}</h1>
        <p className={css["quiet"]}>{t("desk.intro")}</p>
      </div>
      <Link to="/" lang="en">
        State atlas
      </Link>
      <LanguageChoice
        label={t("desk.agent_language")}
        value={agent}
        onChange={(chosen) => desk.send({ type: "desk.looked", look: { agent: chosen } })}
      />
    </header>
  );
};

const Welcome = () => {
  const t = useText();
  return (
    <>
      <p className={css["intro"]}>{t("desk.choose")}</p>
      <JournalPart />
      <Panel heading={t("desk.keys")}>
        <ul className={css["keys"]}>
          {([1, 2, 3] as const).map((no) => (
            <li key={no}>{t(`desk.keys.${no}`)}</li>
          ))}
        </ul>
      </Panel>
    </>
  );
};

const Content = () => {
  const subject = useSelector(useDesk(), ({ context }) => context.subject);
  const screenTextsThere = useSelector(useDesk(), ({ context }) => context.screenTextsThere);
  const { code, asSteps } = usePlace();
  if (subject._tag !== "None") {
    const View = asSteps ? StepsPage : Player;
    return screenTextsThere ? (
      <Suspense fallback={waiting}>
        <View key={subject._tag === "Route" ? subject.route.id : subject.journal.mark} subject={subject} />
      </Suspense>
    ) : (
      waiting
    );
  }
  return (
    <div className={classNames(css["columns"], code !== undefined && css["chosen"])}>
      <Catalogue />
      <div className={css["page"]}>
        {code === undefined ? (
          <Welcome />
        ) : (
          <Suspense fallback={waiting}>
            <CodePage key={code} code={code} />
          </Suspense>
        )}
      </div>
    </div>
  );
};

const Surface = () => {
  const desk = useDesk();
  const { agent } = useLook();
  const { over, handlers } = useDrop();
  // Waits for the first texts only; texts loaded later replace them.
  const begun = useSelector(desk, (snapshot) => snapshot.context.textsThere);
  if (!begun) return waiting;
  return (
    <FormatProvider value={formatOf(agent)}>
      <div
        className={classNames(css["desk"], over && css["dropping"])}
        lang={languageTag(agent)}
        {...handlers}
      >
        <Head />
        <main className={css["main"]}>
          <JournalProblem />
          <ReadProblem />
          <Content />
        </main>
      </div>
    </FormatProvider>
  );
};

/** The replay desk at `#/desk`: support looks up a code, replays a route to it, and reads out what to say. */
export const DeskPage = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = `${pathname}${search}`;
  const [{ i18n, logic }] = useState(() => {
    const made = createI18n();
    return { i18n: made, logic: deskWith(made) };
  });
  // It starts with the page: React can throw a rendering away, and what that had started would ask for everything twice.
  const desk = useActorRef(logic, { input: { place: readPlace(here, ownLanguage()) } });
  useEffect(() => listenForHandOver((file) => desk.send({ type: "desk.journalGiven", file })), [desk]);
  const address = useRef(here);
  useEffect(() => {
    address.current = here;
    if (here !== writePlace(desk.getSnapshot().context.place))
      desk.send({ type: "desk.placed", place: readPlace(here, desk.getSnapshot().context.place.look.agent) });
  }, [desk, here]);
  useEffect(() => {
    let last = desk.getSnapshot().context.place;
    const follow = (snapshot: SnapshotFrom<typeof desk>): void => {
      if (snapshot.matches({ texts: "there" })) i18n.show(snapshot.context.place.look.agent);
      const { place } = snapshot.context;
      if (place === last) return;
      const replace =
        place.code === last.code && place.route === last.route && place.asSteps === last.asSteps;
      last = place;
      const next = writePlace(place);
      // The browser's back and forward buttons have brought it: one more entry would end the way forward.
      if (next === address.current) return;
      address.current = next;
      void navigate(next, { replace });
    };
    // The texts may have come before the page: React shows what it waited for a moment later.
    follow(desk.getSnapshot());
    const { unsubscribe } = desk.subscribe(follow);
    return unsubscribe;
  }, [desk, i18n, navigate]);
  return (
    <TextProvider i18n={i18n}>
      <DeskProvider value={desk}>
        <Surface />
      </DeskProvider>
    </TextProvider>
  );
};
