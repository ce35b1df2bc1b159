import type {
  publishedReferenceList,
  referenceList,
  referenceReviewList,
} from "../../../domain/references/references.lists.ts";
import type { Article } from "../../../domain/kit/article.ts";
import type { Country } from "../../../domain/kit/country.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type {
  PublishedReference,
  PublishedReferenceSummary,
  Reference,
  ReferenceSummary,
} from "../../../domain/references/reference.ts";
import type { ReferenceId } from "../../../domain/references/reference-id.ts";
import type { referenceCreationMachine } from "../../../machines/references/reference-creation.machine.ts";
import type { referenceDraftMachine } from "../../../machines/references/reference-draft.machine.ts";
import type { referenceLifeMachine } from "../../../machines/references/reference-life.machine.ts";
import type { ResourceLogic, ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import type { PicturesActors } from "../../pictures/pictures-actors.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

export type ReferenceRef = ResourceRef<{ readonly id: ReferenceId }, Reference>;

/** The actor logic of the screens of reference projects. */
export interface ReferencesActors extends PicturesActors {
  readonly references: ResourceLogic<ListRequestOf<typeof referenceList>, Page<ReferenceSummary>>;
  readonly published: ResourceLogic<
    ListRequestOf<typeof publishedReferenceList>,
    Page<PublishedReferenceSummary>
  >;
  readonly publishedReference: ResourceLogic<{ readonly id: ReferenceId }, PublishedReference>;
  readonly reviews: ResourceLogic<ListRequestOf<typeof referenceReviewList>, Page<ReferenceSummary>>;
  readonly reference: ResourceLogic<{ readonly id: ReferenceId }, Reference>;
  readonly countries: ResourceLogic<{ readonly instance: Locale }, readonly Country[]>;
  readonly articles: ActionLogic<{ readonly search: string }, readonly Article[]>;
  readonly creation: typeof referenceCreationMachine;
  readonly draft: typeof referenceDraftMachine;
  readonly life: typeof referenceLifeMachine;
}

export const [ReferencesActorsProvider, useReferencesActors] =
  createActorContext<ReferencesActors>("references");
