import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import { useDesk, useLook } from "../desk-context.ts"
import type { Frame } from "../world/film.ts"
import { playFilm } from "../world/film.ts"

/** Every frame of the film that is on the desk, as the chosen role takes it. */
export const useFrames = (): readonly Frame[] => {
  const film = useSelector(useDesk(), ({ context }) => context.film)
  const { role } = useLook()
  return useMemo(() => {
    const { world, frames } = playFilm(film, film.steps.length, { locale: "int", role })
    world.stop()
    return frames
  }, [film, role])
}
