import { Button } from "../../../ui/kit/buttons/button.tsx";
import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { words } from "../words.ts";

const reload = (): void => window.location.reload();

/** In place of a page that has stopped: a defect, or a part of it that its host does not have any more. */
export const CrashPage = () => (
  <main>
    <EmptyState
      title={words.crashed}
      text={words.crashedText}
      action={
        <Button variant="primary" onClick={reload}>
          {words.reload}
        </Button>
      }
    />
  </main>
);
