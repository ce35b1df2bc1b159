import Download from "lucide-react/icons/download";
import type { Elements } from "../kit/elements.ts";
import { ActionButton, type ActionButtonProps } from "../calls/action-button.tsx";
import { Button } from "../kit/buttons/button.tsx";
import styles from "./picks.module.css";
import type { Picks } from "./use-picks.ts";

interface PickedBarProps<Id, Request> extends Pick<
  ActionButtonProps<Request>,
  "action" | "failedTitle" | "refusals"
> {
  readonly picks: Picks<Id>;
  /** How many files an archive holds at most. */
  readonly max: number;
  readonly requestOf: (ids: readonly Id[]) => Request;
  /** The button's text by the number of files. */
  readonly label: (count: number) => string;
  readonly texts: {
    readonly tooMany: string;
    readonly clear: string;
    readonly started: string;
  };
  /** What else is done with what is picked, before its archive. */
  readonly children?: Elements;
}

/** What is done with picked rows, such as loading their files as one archive: over the end of the window, in the place of the page's own action on a phone, so that no row moves when one is picked. */
export const PickedBar = <Id, Request>(props: PickedBarProps<Id, Request>): Elements => {
  const { picks, max, requestOf, label, texts, children, ...button } = props;
  const { ids, clear } = picks;
  return ids.length === 0 ? null : (
    <div className={styles["bar"]} data-picked data-screen-only>
      {children}
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
