import { useEffect, useRef } from "react"
import { useText } from "../../../ui/i18n/use-text.ts"
import { Badge } from "../../../ui/kit/badge.tsx"
import { classNames } from "../../../ui/kit/class-names.ts"
import { useDesk } from "../desk-context.ts"
import type { Frame } from "../world/film.ts"
import { frameTitle } from "../words/frame-words.ts"
import css from "./player.module.css"

const Piece = ({ frame, index, current }: { readonly frame: Frame; readonly index: number; readonly current: boolean }) => {
  const t = useText()
  const desk = useDesk()
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) element.current?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [current])
  return (
    <li ref={element}>
      <button
        type="button" className={classNames(css["piece"], current && css["now"])} aria-current={current ? "step" : undefined}
        onClick={() => desk.send({ type: "desk.stepped", to: index })}
      >
        <span className={css["number"]}>{index + 1}</span>
        <span className={css["title"]} lang="en">{frameTitle(frame)}</span>
        {frame.step.supposed === true ? <Badge tone="info" label={t("desk.supposed")} /> : null}
        {frame.codes.map((code) => <span key={code} className={css["shown"]}>{code}</span>)}
        {frame.drifts.length > 0 ? <Badge tone="warning" label={String(frame.drifts.length)} /> : null}
      </button>
    </li>
  )
}

/** The film strip: every step, to jump to. */
export const Strip = ({ frames, step }: { readonly frames: readonly Frame[]; readonly step: number }) => {
  const t = useText()
  return (
    <ol aria-label={t("desk.strip")} className={css["strip"]}>
      {/* A film is a row of events: its place in the row is what a frame is. */}
      {frames.map((frame, index) => ({ frame, index, key: `${index} ${frame.step.event.type}` })).map(({ key, ...piece }) => (
        <Piece key={key} {...piece} current={piece.index === step} />
      ))}
    </ol>
  )
}
