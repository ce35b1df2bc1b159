import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import type { AtlasMachine } from "../../model/atlas-model.ts";
import { CopyButton } from "../card/copy-button.tsx";
import { ChangeList } from "../changes/change-list.tsx";
import { useIndex } from "../data/atlas-data.ts";
import { labels } from "../labels.ts";

const w = labels.diff;

/** The changes of a machine since the compared revision, as a list and as Markdown. */
export const ChangesPart = ({ machine: { ir, diff } }: { readonly machine: AtlasMachine }) => {
  const { against } = useIndex();
  if (diff === null || against === null) return <EmptyState title={w.none} text={w.noneText} />;
  return (
    <Panel
      heading={w.against(against.revision)}
      actions={<CopyButton label={w.copy} done={w.copied} text={() => against.markdown} />}
    >
      {diff.entries.length === 0 ? (
        <EmptyState title={w.same} text={w.sameText(against.revision)} />
      ) : (
        <ChangeList machine={ir.name} label={w.list} entries={diff.entries} />
      )}
    </Panel>
  );
};
