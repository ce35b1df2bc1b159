import * as Schema from "effect/Schema";
import { saveAwardProject } from "../../api/award.calls.ts";
import { ProjectContent, TakenOver } from "../../domain/conference/award.ts";
import { Version } from "../../domain/kit/version.ts";
import {
  awardProjectForm,
  awardProjectMachine,
  type AwardProjectSettings,
} from "../../machines/conference/award-project.machine.ts";
import { AwardActorsProvider, type AwardActors } from "../../ui/screens/conference/award-actors.ts";
import { AwardScreen } from "../../ui/screens/conference/award-screen.tsx";
import { projectValues } from "../../ui/screens/conference/project-values.ts";
import { createUnsavedValues } from "../browser/unsaved-values.ts";
import { livePictures } from "../live/pictures.live.ts";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

/** Whether it is submitted is decided by the button. */
const Unsent = Schema.Struct({ ...ProjectContent.fields, reference: TakenOver, version: Version });

/** The award's screen, in the chunk of the conference's. */
export const awardScreen: ScreenEntry["screens"] = (live) => {
  const actors: AwardActors = {
    ...livePictures(live),
    project: saves(awardProjectForm, awardProjectMachine, async (values, signal, by) =>
      savedFrom(await live.run(saveAwardProject, values, signal, by), values, (project) =>
        projectValues(values, { id: values.category, project }),
      ),
    ).provide({
      actors: {
        unsaved: createUnsavedValues(
          live.accountKey,
          Unsent,
          ({ conference, category }: AwardProjectSettings) => `award-${conference}-${category}`,
        ),
      },
    }),
  };
  return { "conference-award": withActors(AwardActorsProvider, actors, AwardScreen) };
};
