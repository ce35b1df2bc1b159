import { useSelector } from "@xstate/react"
import { languageTag, offeredCatalogues, type Catalogue } from "../../domain/locale.ts"
import { useText } from "../../ui/i18n/use-text.ts"
import { Alert } from "../../ui/kit/alert.tsx"
import { Button } from "../../ui/kit/button.tsx"
import { Panel } from "../../ui/kit/panel.tsx"
import { Skeleton } from "../../ui/kit/skeleton.tsx"
import { languageNames } from "../../ui/shell/language-names.ts"
import { titleKeys } from "../../ui/shell/page-title.ts"
import css from "./desk.module.css"
import { useDesk, usePlace } from "./desk-context.ts"
import type { Route } from "./routes/route.ts"
import { codeAdvice } from "./words/advice.ts"
import { codeWords } from "./words/code-words.ts"
import { useTextIn } from "./words/fixed-text.ts"

/** The catalogues whose texts differ: the three English ones say the same of an error. */
const languages = offeredCatalogues.filter((locale) => locale !== "enen" && locale !== "enus")

const Words = ({ code, locale }: { readonly code: string; readonly locale: Catalogue }) => {
  const t = useTextIn(locale)
  const said = codeWords(t, code)
  return (
    <div lang={languageTag(locale)} className={css["words"]}>
      <dt>{languageNames[locale]}</dt>
      <dd>{said.length === 0 ? t("desk.unsaid") : said.join(" ")}</dd>
    </div>
  )
}

const RouteRow = ({ route }: { readonly route: Route }) => {
  const t = useText()
  const desk = useDesk()
  return (
    <li>
      <button type="button" className={css["route"]} onClick={() => desk.send({ type: "desk.routeChosen", id: route.id })}>
        <span className={css["name"]}>{t(titleKeys[route.screen])}</span>
        <span className={css["said"]} lang="en">{`${route.machine}: ${route.by}`}</span>
        <span className={css["count"]}>{t("desk.steps", { count: route.film.steps.length })}</span>
      </button>
    </li>
  )
}

const Routes = ({ code }: { readonly code: string }) => {
  const t = useText()
  const desk = useDesk()
  const { route } = usePlace()
  const routes = useSelector(desk, ({ context }) => context.routes.get(code))
  const failed = useSelector(desk, (snapshot) => snapshot.matches({ routes: "missing" }))
  if (failed) return <Alert tone="warning" actions={<Button onClick={() => desk.send({ type: "desk.retry" })}>{t("failure.retry")}</Button>}>{t("desk.search_failed")}</Alert>
  if (routes === undefined) return <div aria-busy="true"><p className={css["quiet"]}>{t("desk.searching")}</p><Skeleton shape="rows" count={3} /></div>
  if (routes.length === 0) return <p>{t("desk.no_route")}</p>
  return (
    <>
      {route === undefined ? null : <Alert tone="warning">{t("desk.gone")}</Alert>}
      <ol className={css["routes"]}>{routes.map((found) => <RouteRow key={found.id} route={found} />)}</ol>
    </>
  )
}

/** All about one code: what the portal says in every language, what to tell, and every route to it. */
export const CodePage = ({ code }: { readonly code: string }) => {
  const t = useText()
  return (
    <div className={css["page"]}>
      <h2 className={css["mono"]}>{code}</h2>
      <p className={css["advice"]}>{codeAdvice(t, code)}</p>
      <Panel heading={t("desk.routes")}><Routes code={code} /></Panel>
      <Panel heading={t("desk.words")}><dl>{languages.map((locale) => <Words key={locale} code={code} locale={locale} />)}</dl></Panel>
    </div>
  )
}
