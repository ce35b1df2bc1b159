import { Button } from "../../../ui/kit/buttons/button.tsx";
import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { labels } from "../labels.ts";

const reload = (): void => window.location.reload();

/** Shown for a crashed page: a defect, or a file that the host no longer has. */
export const CrashPage = () => (
  <EmptyState
    title={labels.crashed}
    text={labels.crashedText}
    action={
      <Button variant="primary" onClick={reload}>
        {labels.reload}
      </Button>
    }
  />
);
