import { fromPromise } from "xstate";
import { getAcademyOneTimeUrl } from "../../api/shell.calls.ts";
import { answered } from "../../domain/kit/call-failure.ts";
import { createActionMachine } from "../../machines/kit/action.machine.ts";
import type { AcademyRequest, AcademyVisit, ShellActors } from "../../ui/shell/shell-actors.ts";
import type { RunCall } from "./run-call.ts";

/**
 * Opens the academy: the tab immediately, while the click still permits a popup; its address when the link has loaded
 * (shell §7).
 */
export const liveAcademy = (run: RunCall): ShellActors["academy"] =>
  createActionMachine<AcademyRequest, AcademyVisit>().provide({
    actors: {
      submit: fromPromise(async ({ input, signal, self }) => {
        const tab = window.open("", "_blank");
        const outcome = await run(getAcademyOneTimeUrl, input.request, signal, { by: self });
        if (outcome._tag === "Failed") {
          tab?.close();
          return outcome;
        }
        const { link } = outcome.answer;
        if (tab !== null) {
          tab.opener = null;
          tab.location.replace(link);
        }
        return answered({ link, opened: tab !== null });
      }),
    },
  });
