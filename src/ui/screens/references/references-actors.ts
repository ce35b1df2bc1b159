import type { Article } from "../../../domain/kit/article.ts";
import type { Country } from "../../../domain/kit/country.ts";
import type { Page } from "../../../domain/kit/list.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { ReferenceStatusCode } from "../../../domain/references/reference-life.ts";
import type {
  ApplicationArea,
  PublishedColumn,
  PublishedReference,
  PublishedReferenceSummary,
  Reference,
  ReferenceColumn,
  ReferenceSummary,
  ReferenceType,
  ReviewColumn,
} from "../../../domain/references/reference.ts";
import type { ReferenceId } from "../../../domain/references/reference-id.ts";
import type { referenceCreationMachine } from "../../../machines/references/reference-creation.machine.ts";
import type { referenceDraftMachine } from "../../../machines/references/reference-draft.machine.ts";
import type { referenceLifeMachine } from "../../../machines/references/reference-life.machine.ts";
import type { ResourceLogic, ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { SubmissionLogic } from "../../../machines/kit/submission.machine.ts";
import type { PicturesActors } from "../../pictures/pictures-actors.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { ListRequest } from "../../lists/list-address.ts";

interface ReferenceListRequest<Status extends string, Column extends string> extends Omit<
  ListRequest<Status, Column>,
  "filter"
> {
  readonly filter?: {
    readonly search?: string;
    readonly status?: readonly Status[];
    readonly type?: ReferenceType;
    readonly area?: ApplicationArea;
  };
}
type ReferencesRequest = ReferenceListRequest<ReferenceStatusCode, ReferenceColumn>;
type ReviewsRequest = ReferenceListRequest<ReferenceStatusCode, ReviewColumn>;
type PublishedRequest = ReferenceListRequest<never, PublishedColumn>;
export type ReferenceRef = ResourceRef<{ readonly id: ReferenceId }, Reference>;

/** The actor logic of the screens of reference projects. */
export interface ReferencesActors extends PicturesActors {
  readonly references: ResourceLogic<ReferencesRequest, Page<ReferenceSummary>>;
  readonly published: ResourceLogic<PublishedRequest, Page<PublishedReferenceSummary>>;
  readonly publishedReference: ResourceLogic<{ readonly id: ReferenceId }, PublishedReference>;
  readonly reviews: ResourceLogic<ReviewsRequest, Page<ReferenceSummary>>;
  readonly reference: ResourceLogic<{ readonly id: ReferenceId }, Reference>;
  readonly countries: ResourceLogic<{ readonly instance: Locale }, readonly Country[]>;
  readonly articles: SubmissionLogic<{ readonly search: string }, readonly Article[]>;
  readonly creation: typeof referenceCreationMachine;
  readonly draft: typeof referenceDraftMachine;
  readonly life: typeof referenceLifeMachine;
}

export const [ReferencesActorsProvider, useReferencesActors] =
  createActorContext<ReferencesActors>("references");
