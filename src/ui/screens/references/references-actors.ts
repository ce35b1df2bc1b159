import type { Reference } from "../../../domain/references/reference.ts";
import type { ReferenceId } from "../../../domain/references/reference-id.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { referenceCreationMachine } from "../../../machines/references/reference-creation.machine.ts";
import type { referenceDraftMachine } from "../../../machines/references/reference-draft.machine.ts";
import type { referenceLifeMachine } from "../../../machines/references/reference-life.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { PicturesActors } from "../../pictures/pictures-actors.ts";

export type ReferenceRef = ResourceRef<{ readonly id: ReferenceId }, Reference>;

/** The actor logic of the screens of reference projects beside what they read by calls. */
export interface ReferencesActors extends PicturesActors {
  readonly creation: typeof referenceCreationMachine;
  readonly draft: typeof referenceDraftMachine;
  readonly life: typeof referenceLifeMachine;
}

export const [ReferencesActorsProvider, useReferencesActors] =
  createActorContext<ReferencesActors>("references");
