import type { AnyStateMachine } from "xstate";
import type { Call, FileAnswer } from "../../api/call.ts";
import { linkTo } from "../../api/download-link.ts";
import { failed, type Outcome } from "../../domain/kit/call-failure.ts";
import { codeFailure } from "../../domain/kit/code-failure.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import type { Run } from "../../ui/calls/run-calls.ts";
import { importOrGone } from "../../ui/code/import-or-gone.ts";
import type { RunCall } from "./run-call.ts";
import { createRunningLoads } from "./running-loads.ts";

/** What machines and views make calls with. */
export interface Live {
  /** Asks for the link to a call's file, and lets the browser load the file and save it by itself. Fails also where the link leads to no file. */
  readonly load: <Asked, Refusal extends string>(
    call: Call<Asked, FileAnswer, Refusal>,
    request: Asked,
    signal: AbortSignal,
  ) => Promise<Outcome<undefined, Refusal>>;
  readonly run: RunCall;
  /** The machines of the screens whose code is there, provided with their calls. */
  readonly machines: ReadonlyMap<string, AnyStateMachine>;
  /** Adds machines; the first one of an id stays, as what it knows of a draft that the browser could not keep is not to change on the way. */
  readonly add: (machines: readonly AnyStateMachine[]) => void;
  /** What views make calls with. */
  readonly runOfViews: Run;
  /** The displayed language, sent with calls that make the server write to the person. */
  readonly locale: () => Locale;
  /** The origin of the calls, where public pages and previews are too. */
  readonly base: string;
  /** The key of the signed-in account, under which drafts are stored. */
  readonly accountKey: () => string | undefined;
}

/** `base` is the origin of the calls. */
export const createLive = (
  run: RunCall,
  { accountKey, locale }: Pick<Live, "accountKey" | "locale">,
  base: string,
): Live => {
  const loads = createRunningLoads();
  const machines = new Map<string, AnyStateMachine>();
  const load: Live["load"] = async (call, request, signal) => {
    const link = await run(linkTo(call), request, signal);
    if (link._tag === "Failed") return link;
    try {
      const { followLink } = await importOrGone(() => import("./follow-link.ts"));
      return await followLink(`${base}${link.answer.path}`);
    } catch (error) {
      return failed(codeFailure(error));
    }
  };
  const runOfViews: Run = async (call, request, { signal, by, unattended = false, beside = false }) => {
    if (call.saves === true) {
      // The record is that of a file.
      const file = call as unknown as Call<object, FileAnswer>;
      return (await load(file, { instance: locale(), ...(request as object) }, signal)) as never;
    }
    if (beside) await loads.drawn();
    const made = run(call, request, signal, { by, unattended });
    return beside || call.kind === "write" ? made : loads.note(made);
  };
  return {
    run,
    machines,
    add: (more) => {
      for (const machine of more) if (!machines.has(machine.id)) machines.set(machine.id, machine);
    },
    runOfViews,
    base,
    locale,
    accountKey,
    load,
  };
};
