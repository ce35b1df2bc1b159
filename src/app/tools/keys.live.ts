import { fromPromise } from "xstate";
import { setSingleKeys } from "../../api/keys.calls.ts";
import { keysMachine } from "../../machines/shell/keys.machine.ts";
import type { Live } from "../live/live.ts";

/** The keys with the real call that keeps whether they are on. */
export const liveKeys = ({ run }: Live) =>
  keysMachine.provide({
    actors: {
      keep: fromPromise(({ input: { on }, signal, self }) =>
        run(setSingleKeys, { on }, signal, { by: self }),
      ),
    },
  });
