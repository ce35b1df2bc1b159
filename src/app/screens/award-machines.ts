import * as Schema from "effect/Schema";
import { saveAwardProject } from "../../api/award.calls.ts";
import { ProjectContent, TakenOver } from "../../domain/conference/award.ts";
import { Version } from "../../domain/kit/version.ts";
import {
  awardProjectForm,
  awardProjectMachine,
  type AwardProjectSettings,
} from "../../machines/conference/award-project.machine.ts";
import { projectValues } from "../../ui/screens/conference/project-values.ts";
import { createUnsavedValues } from "../browser/unsaved-values.ts";
import { livePictures } from "../live/pictures.live.ts";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenMachines } from "./screen-entry.ts";

/** Whether it is submitted is decided by the button. */
const Unsent = Schema.Struct({ ...ProjectContent.fields, reference: TakenOver, version: Version });

/** The machines of the award, whose screen is in the chunk of the conference's. */
export const awardMachines: ScreenMachines = (live) => [
  livePictures(live),
  saves(awardProjectForm, awardProjectMachine, async (values, signal, by) =>
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
];
