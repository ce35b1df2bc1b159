import { useSelector } from "@xstate/react";
import { useSyncExternalStore } from "react";
import { Router } from "react-router-dom";
import { holdsRight } from "../../domain/shell/access.ts";
import type { ProblemReportRef } from "../../machines/tickets/problem-report.machine.ts";
import type { PortalActors } from "../../ui/actors/portal-actors.ts";
import { ProblemReportDialog } from "../../ui/shell/problem-report/problem-report-dialog.tsx";
import type { PortalHistory } from "../browser/history.ts";
import { createBeside, type BesideSurroundings } from "../window-beside.tsx";
import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import { ProblemHelp } from "./problem-help.tsx";
import { liveProblemReport, type ReportSurroundings } from "./problem-report.live.ts";

interface Surroundings extends ReportSurroundings, Pick<BesideSurroundings, "i18n"> {
  readonly history: PortalHistory;
}

/** True if the person is signed in and has the right to write tickets. */
const mayAttach = ({ session }: PortalActors): boolean => {
  const snapshot = session.getSnapshot();
  const { account } = snapshot.context;
  return (
    snapshot.matches("signedIn") && account._tag === "Known" && holdsRight("tickets", account.visitor.rights)
  );
};

const Window = ({
  actor,
  surroundings: { history },
}: {
  readonly actor: ProblemReportRef;
  readonly surroundings: Surroundings;
}) => {
  const { location, action } = useSyncExternalStore(history.listen, history.place);
  const attachable = useSelector(actor, ({ context }) => context.attachable);
  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      <ProblemReportDialog actor={actor} />
      {attachable ? <ProblemHelp /> : null}
    </Router>
  );
};

const showBeside = createBeside((place) => document.body.append(place));

/** Opens the report dialog; its actor is one of the page's screen actors, so it is stopped on sign-out. */
export const openProblemReport = (surroundings: Surroundings): void => {
  const { actors, live } = surroundings;
  // The report is opened on screens that have no help form, too.
  live.add([liveHelpOverlay(live)]);
  const attachable = mayAttach(actors);
  const actor = actors.open("problem-report", liveProblemReport(surroundings), { attachable });
  actor.send({ type: "report.open", attachable });
  showBeside(actor, surroundings, <Window key={actor.sessionId} actor={actor} surroundings={surroundings} />);
};
