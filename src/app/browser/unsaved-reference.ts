import * as Schema from "effect/Schema";
import { Version } from "../../domain/kit/version.ts";
import type { ReferenceValues } from "../../domain/references/reference-form.ts";
import { ReferenceId } from "../../domain/references/reference-id.ts";
import { ReferenceContent } from "../../domain/references/reference.ts";
import { createUnsavedDraft } from "./unsaved-draft.ts";

const Kept = Schema.Struct({ id: ReferenceId, content: ReferenceContent, version: Version });

/** What the draft of a reference project has not saved, by its number. */
export const createUnsavedReference = (accountKey: () => string | undefined) =>
  createUnsavedDraft<ReferenceValues, typeof Kept.Type>(accountKey, {
    nameOf: ({ id }) => `reference-${id}`,
    schema: Kept,
    keptOf: ({ id, version, ...content }) => ({ id, content, version }),
    valuesOf: ({ id, content, version }) => ({ ...content, id, version }),
  });
