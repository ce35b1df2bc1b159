import { getAward, saveAwardProject } from "../../api/award.calls.ts";
import { awardProjectForm, awardProjectMachine } from "../../machines/conference/award-project.machine.ts";
import { AwardActorsProvider, type AwardActors } from "../../ui/screens/conference/award-actors.ts";
import { AwardScreen } from "../../ui/screens/conference/award-screen.tsx";
import { projectValues } from "../../ui/screens/conference/project-values.ts";
import { livePictures } from "../live/pictures.live.ts";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: AwardActors = {
    ...livePictures(live),
    award: live.resource(getAward),
    project: saves(awardProjectForm, awardProjectMachine, async (values, signal) =>
      savedFrom(
        await live.run(saveAwardProject, values, signal, { idempotencyKey: crypto.randomUUID() }),
        values,
        (project) => projectValues(values, { id: values.category, project }),
      ),
    ),
  };
  return { "conference-award": withActors(AwardActorsProvider, actors, AwardScreen) };
};
