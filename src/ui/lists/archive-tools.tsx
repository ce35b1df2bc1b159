import Download from "lucide-react/icons/download";
import type { Elements } from "../kit/elements.ts";
import { ActionButton, type ActionButtonProps } from "../calls/action-button.tsx";
import { Button } from "../kit/buttons/button.tsx";
import styles from "./picks.module.css";
import type { Picks } from "./use-picks.ts";

interface ArchiveToolsProps<Id, Request> extends Pick<
  ActionButtonProps<Request>,
  "action" | "failedTitle" | "refusals"
> {
  readonly picks: Picks<Id>;
  /** The rows of the page that can be picked. */
  readonly shown: readonly Id[];
  /** How many files an archive holds at most. */
  readonly max: number;
  readonly requestOf: (ids: readonly Id[]) => Request;
  /** The button's text by the number of files. */
  readonly label: (count: number) => string;
  readonly texts: {
    readonly pickPage: string;
    readonly tooMany: string;
    readonly clear: string;
    readonly started: string;
  };
  /** Shown as long as nothing is picked. */
  readonly otherwise?: Elements;
}

/** Loads the picked files as one archive; without picks it offers to pick the page. */
export const ArchiveTools = <Id, Request>(props: ArchiveToolsProps<Id, Request>): Elements => {
  const { picks, shown, max, requestOf, label, texts, otherwise, ...button } = props;
  const { ids, pick, clear } = picks;
  if (ids.length === 0)
    return (
      <div className={styles["tools"]}>
        {shown.length === 0 ? null : <Button onClick={() => pick(shown, true)}>{texts.pickPage}</Button>}
        {otherwise}
      </div>
    );
  return (
    <div className={styles["tools"]} data-picked>
      {ids.length > max ? (
        <p role="status">{texts.tooMany}</p>
      ) : (
        <ActionButton
          request={requestOf(ids)}
          icon={Download}
          label={label(ids.length)}
          doneText={texts.started}
          {...button}
        />
      )}
      <Button onClick={clear}>{texts.clear}</Button>
    </div>
  );
};
