import { useSelector } from "@xstate/react"
import { useEffect, useState, type DragEvent } from "react"
import { I18nextProvider } from "react-i18next"
import { Link, useLocation, useNavigate } from "react-router-dom"
import { languageTag } from "../../domain/locale.ts"
import { FormatProvider, formatOf } from "../../ui/i18n/format.ts"
import { createI18n, showLocale } from "../../ui/i18n/i18n.ts"
import { useText } from "../../ui/i18n/use-text.ts"
import { Skeleton } from "../../ui/kit/skeleton.tsx"
import { Catalogue } from "./catalogue.tsx"
import { CodePage } from "./code-page.tsx"
import { createDesk } from "./create-desk.ts"
import css from "./desk.module.css"
import { DeskProvider, useDesk, useLook, usePlace } from "./desk-context.ts"
import { readPlace, writePlace } from "./desk-place.ts"
import { listenForHandOver } from "./hand-over.ts"
import { JournalPart } from "./journal-part.tsx"
import { LanguageChoice } from "./language-choice.tsx"
import { Player } from "./player/player.tsx"

const Head = () => {
  const t = useText()
  const desk = useDesk()
  const { agent } = useLook()
  useEffect(() => {
    document.title = `${t("desk.title")} · Partner portal`
  }, [t])
  return (
    <header className={css["head"]}>
      <div>
        <h1>{t("desk.title")}</h1>
        <p className={css["quiet"]}>{t("desk.intro")}</p>
      </div>
      <Link to="/" className={css["away"]} lang="en">State atlas</Link>
      <LanguageChoice label={t("desk.agent_language")} value={agent} onChange={(chosen) => desk.send({ type: "desk.looked", look: { agent: chosen } })} />
    </header>
  )
}

const Content = () => {
  const t = useText()
  const desk = useDesk()
  const subject = useSelector(desk, ({ context }) => context.subject)
  const { code } = usePlace()
  if (subject._tag !== "None") return <Player subject={subject} />
  return (
    <div className={css["columns"]}>
      <Catalogue />
      <div className={css["page"]}>
        {code === undefined ? <p className={css["advice"]}>{t("desk.choose")}</p> : <CodePage code={code} />}
        <JournalPart />
      </div>
    </div>
  )
}

/** A file that is dropped anywhere on the desk is taken for a journal. */
const useDrop = () => {
  const desk = useDesk()
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file !== undefined) desk.send({ type: "desk.journalGiven", file })
    },
  }
}

const Surface = () => {
  const desk = useDesk()
  const { agent } = useLook()
  const drop = useDrop()
  // The first words have to be there; later ones replace those that are.
  const begun = useSelector(desk, (snapshot) => snapshot.context.wordsThere)
  if (!begun) return <Skeleton shape="rows" count={8} />
  return (
    <FormatProvider value={formatOf(agent)}>
      <div className={css["desk"]} lang={languageTag(agent)} {...drop}>
        <Head />
        <main className={css["main"]}><Content /></main>
      </div>
    </FormatProvider>
  )
}

/** The replay desk, at `#/desk`: support finds a code, plays how it comes about, and reads out what to say. */
export const DeskPage = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const here = `${pathname}${search}`
  const [{ i18n, desk }] = useState(() => {
    const made = createI18n()
    return { i18n: made, desk: createDesk(readPlace(here), made) }
  })
  useEffect(() => listenForHandOver((file) => desk.send({ type: "desk.journalGiven", file })), [desk])
  useEffect(() => {
    if (here !== writePlace(desk.getSnapshot().context.place)) desk.send({ type: "desk.placed", place: readPlace(here) })
  }, [desk, here])
  useEffect(() => {
    let last = desk.getSnapshot().context.place
    const { unsubscribe } = desk.subscribe((snapshot) => {
      if (snapshot.matches({ texts: "there" })) showLocale(i18n, snapshot.context.place.look.agent)
      const { place } = snapshot.context
      if (place === last) return
      const replace = place.code === last.code && place.route === last.route
      last = place
      void navigate(writePlace(place), { replace })
    })
    return unsubscribe
  }, [desk, i18n, navigate])
  return <I18nextProvider i18n={i18n}><DeskProvider value={desk}><Surface /></DeskProvider></I18nextProvider>
}
