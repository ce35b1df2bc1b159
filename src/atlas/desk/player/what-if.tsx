import { useSelector } from "@xstate/react"
import { useMemo, useState } from "react"
import { useText } from "../../../ui/i18n/use-text.ts"
import { Button } from "../../../ui/kit/button.tsx"
import { Panel } from "../../../ui/kit/panel.tsx"
import { Choice } from "../choice.tsx"
import { useDesk } from "../desk-context.ts"
import { playFilm } from "../world/film.ts"
import type { Role } from "../world/roles.ts"
import { possibleIn } from "../world/possible.ts"
import css from "./player.module.css"

/** What every actor would take at this frame. */
const usePossible = (step: number, role: Role) => {
  const film = useSelector(useDesk(), ({ context }) => context.film)
  return useMemo(() => {
    const { world } = playFilm(film, step + 1, { locale: "int", role })
    const possible = possibleIn(world, film.steps[step]?.actor ?? "")
    world.stop()
    return possible
  }, [film, step, role])
}

/** From any frame on another way: the agent says what happens, and the film goes on from there. */
export const WhatIf = ({ step, role }: { readonly step: number; readonly role: Role }) => {
  const t = useText()
  const desk = useDesk()
  const supposed = useSelector(desk, ({ context }) => context.film.steps.some((each) => each.supposed))
  const possible = usePossible(step, role)
  const [chosen, setChosen] = useState("0")
  const event = possible[Number(chosen)] ?? possible[0]
  return (
    <Panel level={3} heading={t("desk.what_if")}>
      {event === undefined ? <p>{t("desk.what_if.none")}</p> : (
        <div className={css["whatIf"]}>
          <Choice
            label={t("desk.what_if.event")} value={String(possible.indexOf(event))} onChange={setChosen}
            options={possible.map(({ label }, index) => ({ value: String(index), label, lang: "en" }))}
          />
          <Button onClick={() => desk.send({ type: "desk.supposed", step: event.step })}>{t("desk.what_if.go")}</Button>
        </div>
      )}
      {supposed ? <Button variant="quiet" onClick={() => desk.send({ type: "desk.unsupposed" })}>{t("desk.what_if.back")}</Button> : null}
    </Panel>
  )
}
