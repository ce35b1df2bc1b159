import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { PioneerId } from "../../../domain/pioneer/pioneer.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import {
  pioneerClosingMachine,
  type PioneerClosingRef,
} from "../../../machines/pioneer/pioneer-closing.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";

/** What is behind the form's name in its key. Both are those of the release before: what was typed is found by them when the portal is loaded anew. */
const contentOf = (id: PioneerId): string => `close-${id}`;

/** The form that closes a submission, which has the list loaded again (decisions/pioneer). */
export const useClosing = (id: PioneerId, cases: ParentRef<ContentOutdated>): PioneerClosingRef =>
  useScreenActor(`pioneer-step:${contentOf(id)}`, pioneerClosingMachine, {
    values: { id, outcome: "" },
    limit: WRITE_LIMIT,
    holder: cases,
  });
