import { fromPromise } from "xstate";
import { ticketDepartment } from "../../domain/tickets/ticket.ts";
import { helpOverlayMachine } from "../../machines/tickets/help-overlay.machine.ts";
import { problemReportMachine, type ReportData } from "../../machines/tickets/problem-report.machine.ts";
import type { PortalActors } from "../../ui/actors/portal-actors.ts";
import type { Deployment } from "../../ui/actors/portal-config.ts";
import { versionLabel } from "../../domain/shell/portal-config.ts";
import { saveFile } from "../../ui/kit/files/save-file.ts";
import type { Live } from "../live/live.ts";
import { reportOf } from "./journal-file.ts";
import type { Recorder } from "./recorder.ts";

/** The sources and targets of a report. */
export interface ReportSurroundings {
  readonly deployment: Deployment;
  readonly recorder: Recorder;
  readonly actors: PortalActors;
  readonly live: Live;
}

const fileOf = (data: ReportData): File => {
  if (data._tag === "None") throw new Error("no report to hand over");
  return new File([data.report.text], data.report.fileName, { type: "application/json" });
};

/** Problem reports from the page's recorder: saved as a file, or attached to a help ticket. */
export const liveProblemReport = ({
  recorder,
  actors: { language, open },
  deployment: {
    production,
    config: { departments },
  },
}: ReportSurroundings) =>
  problemReportMachine.provide({
    actors: {
      collect: fromPromise(() =>
        Promise.resolve(
          reportOf(recorder.recording(), {
            app: versionLabel(production),
            locale: language.getSnapshot().context.locale,
            now: new Date(),
          }),
        ),
      ),
      save: fromPromise(({ input }) => {
        const file = fileOf(input.data);
        return Promise.resolve(saveFile({ blob: file, name: file.name }));
      }),
      attach: fromPromise(({ input }) => {
        const attachments = [fileOf(input.data)];
        const helpOverlay = open("helpOverlay", helpOverlayMachine, undefined);
        const ticket = helpOverlay.getSnapshot().children["ticket"];
        // If the help form itself is open, the file is attached to its ticket.
        if (ticket === undefined) {
          const department = ticketDepartment("", { default: "default", ...departments });
          helpOverlay.send({ type: "help.close" });
          helpOverlay.send({
            type: "help.open",
            subject: { type: "problem" },
            draftKey: "help-problem",
            department,
            attachments,
          });
        } else ticket.getSnapshot().context.files.send({ type: "files.add", files: attachments });
        return Promise.resolve();
      }),
    },
  });
