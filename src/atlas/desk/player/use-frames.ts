import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useDesk, useLook } from "../desk-context.ts";
import type { Frame } from "../world/film.ts";
import type { Role } from "../world/roles.ts";
import { playFilm } from "../world/film.ts";

/** The chosen role, or where it cannot take the film one that can. */
export const useRole = (able: readonly Role[]): Role => {
  const { role } = useLook();
  return able.includes(role) ? role : (able[0] ?? role);
};

/** Every frame of the film that is on the desk, as a role takes it. */
export const useFrames = (role: Role): readonly Frame[] => {
  const film = useSelector(useDesk(), ({ context }) => context.film);
  return useMemo(() => {
    const { world, frames } = playFilm(film, film.steps.length, { locale: "int", role });
    world.stop();
    return frames;
  }, [film, role]);
};
