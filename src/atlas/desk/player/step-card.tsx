import type { ReactNode } from "react"
import { languageTag, type Catalogue } from "../../../domain/locale.ts"
import type { Text } from "../../../ui/i18n/catalogue.ts"
import { useText } from "../../../ui/i18n/use-text.ts"
import { Alert } from "../../../ui/kit/alert.tsx"
import { Panel } from "../../../ui/kit/panel.tsx"
import { languageNames } from "../../../ui/shell/language-names.ts"
import { useLook, usePlace } from "../desk-context.ts"
import type { Frame } from "../world/film.ts"
import { useTextIn } from "../words/fixed-text.ts"
import { didWords, sawWords, tellWords } from "../words/frame-words.ts"
import css from "./player.module.css"

interface SideProps {
  readonly locale: Catalogue
  readonly renderIn: (t: Text) => ReactNode
}

const Side = ({ locale, renderIn }: SideProps) => {
  const t = useTextIn(locale)
  return (
    <div lang={languageTag(locale)} className={css["side"]}>
      <span className={css["language"]}>{languageNames[locale]}</span>
      {renderIn(t)}
    </div>
  )
}

/** The same in the customer's and in the agent's language, side by side; once where both speak the same. */
const Sides = ({ renderIn }: Pick<SideProps, "renderIn">) => {
  const { locale, agent } = useLook()
  return (
    <div className={css["sides"]}>
      <Side locale={locale} renderIn={renderIn} />
      {agent === locale ? null : <Side locale={agent} renderIn={renderIn} />}
    </div>
  )
}

const Drifts = ({ drifts }: Pick<Frame, "drifts">) => {
  const t = useText()
  return drifts.map(({ kind, actor, recorded, today }) => (
    <Alert key={`${kind} ${actor} ${recorded}`} tone={kind === "gone" ? "warning" : "info"}>{t(`desk.drift.${kind}`, { actor, recorded, today })}</Alert>
  ))
}

/** A frame in words: what the customer saw, what to tell them, what the system did. */
export const StepCard = ({ frame }: { readonly frame: Frame }) => {
  const t = useText()
  const { code } = usePlace()
  const deeds = didWords(frame)
  return (
    <div className={css["card"]}>
      <Drifts drifts={frame.drifts} />
      <Panel level={3} heading={t("desk.saw")}><Sides renderIn={(say) => sawWords(say, frame).map((sentence) => <p key={sentence}>{sentence}</p>)} /></Panel>
      <Panel level={3} heading={t("desk.tell")}><Sides renderIn={(say) => <p className={css["tell"]}>{tellWords(say, frame, code)}</p>} /></Panel>
      <Panel level={3} heading={t("desk.did")}>
        {deeds.length === 0 ? <p>{t("desk.did.nothing")}</p> : (
          <ol lang="en" className={css["deeds"]}>
            {deeds.map(({ machine, text }, index) => ({ machine, text, key: `${index} ${machine}` })).map(({ key, machine, text }) => (
              <li key={key}><span className={css["language"]}>{machine}</span> {text}</li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  )
}
