import Clapperboard from "lucide-react/icons/clapperboard";
import Save from "lucide-react/icons/save";
import { journalFileName } from "../../../domain/shell/journal.ts";
import { deskListens, handToDesk } from "../../../ui/files/desk-window.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { saveFile } from "../../../ui/kit/files/save-file.ts";
import { absoluteHref } from "../address.ts";
import { labels } from "../labels.ts";
import { journalText, type Follow } from "./follow.ts";

const w = labels.liveView;

const save = (follow: Follow): void => {
  const now = new Date();
  saveFile({
    blob: new Blob([journalText(follow, now)], { type: "application/json" }),
    name: journalFileName(now),
  });
};

/** In a window of its own: the tab is followed on. */
const play = async (follow: Follow): Promise<void> => {
  const listening = new AbortController();
  const desk = window.open(absoluteHref("/desk"), "_blank");
  await deskListens(desk, listening.signal);
  listening.abort();
  handToDesk(desk, journalText(follow, new Date()));
};

/** What came of the tab as a journal: to save, or to play at once. */
export const Scenario = ({ follow }: { readonly follow: Follow }) => (
  <>
    <Button icon={Save} title={w.saveHelp} onClick={() => save(follow)}>
      {w.save}
    </Button>
    <Button icon={Clapperboard} title={w.saveHelp} onClick={() => void play(follow)}>
      {w.play}
    </Button>
  </>
);
