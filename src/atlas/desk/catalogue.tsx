import { useSelector } from "@xstate/react"
import { useState } from "react"
import { errorAreas, errorCatalogue, type ErrorArea, type ErrorEntry } from "../../domain/error-catalogue.ts"
import type { Text } from "../../ui/i18n/catalogue.ts"
import { useText } from "../../ui/i18n/use-text.ts"
import { classNames } from "../../ui/kit/class-names.ts"
import { Field } from "../../ui/kit/field.tsx"
import { TextInput } from "../../ui/kit/text-input.tsx"
import { Choice } from "./choice.tsx"
import css from "./desk.module.css"
import { useDesk, useLook, usePlace } from "./desk-context.ts"
import { codeWords } from "./words/code-words.ts"
import { useTextIn } from "./words/fixed-text.ts"

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()

/** True where every word of the search is in the code or in what is said to it, in either language. */
const fits = (search: string, code: string, texts: readonly Text[]): boolean => {
  const all = plain([code, ...texts.flatMap((t) => codeWords(t, code))].join(" "))
  return plain(search).split(/\s+/).every((word) => all.includes(word))
}

const CodeRow = ({ entry }: { readonly entry: ErrorEntry }) => {
  const t = useText()
  const desk = useDesk()
  const { code: chosen } = usePlace()
  const count = useSelector(desk, ({ context }) => context.routes.get(entry.code)?.length)
  return (
    <li>
      <button
        type="button" className={classNames(css["code"], chosen === entry.code && css["chosen"])} aria-current={chosen === entry.code ? "true" : undefined}
        onClick={() => desk.send({ type: "desk.codeChosen", code: entry.code })}
      >
        <span className={css["name"]}>{entry.code}</span>
        <span className={css["said"]}>{codeWords(t, entry.code)[0] ?? t("desk.unsaid")}</span>
        {count === undefined ? null : <span className={css["count"]}>{count}</span>}
      </button>
    </li>
  )
}

const AreaCodes = ({ area, entries }: { readonly area: ErrorArea; readonly entries: readonly ErrorEntry[] }) => {
  const t = useText()
  return (
    <section className={css["area"]}>
      <h3>{t(`desk.area.${area}`)}</h3>
      <ul>{entries.map((entry) => <CodeRow key={entry.code} entry={entry} />)}</ul>
    </section>
  )
}

/** Every code that the portal can show, by area, found by its name or by what the customer reads out. */
export const Catalogue = () => {
  const t = useText()
  const customer = useTextIn(useLook().locale)
  const [search, setSearch] = useState("")
  const [area, setArea] = useState<ErrorArea | "all">("all")
  const found = errorCatalogue.filter((entry) => (area === "all" || entry.area === area) && fits(search.trim(), entry.code, [t, customer]))
  const areas = errorAreas.map((name) => ({ area: name, entries: found.filter((entry) => entry.area === name) })).filter(({ entries }) => entries.length > 0)
  return (
    <nav aria-label={t("desk.catalogue")} className={css["catalogue"]}>
      <Field label={t("desk.search")}>{(control) => <TextInput {...control} type="search" value={search} onChange={setSearch} />}</Field>
      <Choice
        label={t("desk.area")} value={area} onChange={setArea}
        options={[{ value: "all", label: t("desk.area.all") }, ...errorAreas.map((value) => ({ value, label: t(`desk.area.${value}`) }))]}
      />
      <p role="status" className={css["quiet"]}>{found.length === 0 ? t("desk.none") : t("desk.codes", { count: found.length })}</p>
      {areas.map((part) => <AreaCodes key={part.area} {...part} />)}
    </nav>
  )
}
