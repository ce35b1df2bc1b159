import { Alert } from "../kit/states/alert.tsx";
import { Button } from "../kit/buttons/button.tsx";
import { EmptyState } from "../kit/states/empty-state.tsx";
import { FailedState } from "../kit/states/failed-state.tsx";
import { Panel } from "../kit/layout/panel.tsx";
import { ProgressSteps } from "../kit/states/progress-steps.tsx";
import { Progress } from "../kit/states/progress.tsx";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { StaleNote } from "../kit/states/stale-note.tsx";
import { Done, Success } from "../kit/states/success.tsx";
import css from "./samples.module.css";
import { czech, german, now } from "./labels.ts";

const ignore = () => {};
const earlier = new Date("2026-11-20T13:05:00Z");

/** Loading, empty, failed and stale states; messages and progress. */
export const StatesSample = () => (
  <>
    <Panel heading="Messages">
      <div className={css["stack"]}>
        <Alert tone="danger" title="Not sent" actions={<Button>Send again</Button>}>
          {german.text}
        </Alert>
        <Alert tone="warning" onClose={ignore}>
          {czech.text}
        </Alert>
        <Alert tone="info" icon={false}>
          The service desk is closed on 24 December.
        </Alert>
      </div>
    </Panel>
    <div className={css["columns"]}>
      <Panel heading="Success where it happened">
        <div className={css["stack"]}>
          <div className={css["row"]}>
            <Button variant="primary">Save</Button>
            <Done>Settings saved.</Done>
          </div>
          <div className={css["row"]}>
            <Button>{german.action}</Button>
            <Done>{czech.error}</Done>
          </div>
          <div className={css["row"]}>
            <Button>Nothing done yet</Button>
            <Done>{undefined}</Done>
          </div>
        </div>
      </Panel>
      <Panel heading="Success that ends a task">
        <div className={css["stack"]}>
          <Success
            level={3}
            title="Request sent"
            focused={false}
            actions={
              <>
                <Button variant="primary">Open ticket</Button>
                <Button>{czech.action}</Button>
              </>
            }
          >
            <p>The number is 48121. We answer within one working day.</p>
          </Success>
          <Success level={3} title={german.text} focused={false} />
        </div>
      </Panel>
      <Panel heading="Loading">
        <div className={css["stack"]}>
          <Skeleton />
          <Skeleton shape="rows" />
          <Skeleton shape="card" count={1} />
        </div>
      </Panel>
      <Panel heading="Empty" flush>
        <EmptyState
          title="No orders in this period"
          text={german.text}
          action={<Button>Clear filter</Button>}
        />
      </Panel>
      <Panel heading="Failed" flush>
        <FailedState
          title="No answer in time"
          text="The answer took longer than 15 seconds. Try again in a moment."
          code="TIMED_OUT"
          onRetry={ignore}
          report={<Button variant="quiet">Report a problem</Button>}
        />
      </Panel>
      <Panel heading="Stale and progress">
        <div className={css["stack"]}>
          <StaleNote at={earlier} now={now} onRefresh={ignore} />
          <StaleNote at={earlier} now={now} onRefresh={ignore} refreshing />
          <Progress label="Sending keller.heic" share={0.43} />
          <Progress label={german.action} />
        </div>
      </Panel>
    </div>
    <Panel heading="Steps">
      <ProgressSteps
        label="Purchase"
        steps={[
          "Cart",
          "Anmeldung und Registrierung",
          "Rechnungsinformationen",
          "Payment",
          "Shipping",
          "Order overview",
        ]}
        current={1}
      />
    </Panel>
  </>
);
