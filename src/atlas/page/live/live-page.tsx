import { useSelector } from "@xstate/react";
import Radio from "lucide-react/icons/radio";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { PageHeader } from "../../../ui/kit/layout/page-header.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Alert } from "../../../ui/kit/states/alert.tsx";
import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { usePageName } from "../frame/use-page-name.ts";
import { labels } from "../labels.ts";
import { FollowedTabView } from "./followed-tab.tsx";
import type { LiveRef } from "./live.machine.ts";
import css from "./live.module.css";
import { useLive } from "./use-live.ts";

const w = labels.liveView;

/** The tabs that may be followed, or how one gets there. */
const Tabs = ({ live }: { readonly live: LiveRef }) => {
  const tabs = useSelector(live, ({ context }) => context.tabs);
  const silent = useSelector(live, (snapshot) => snapshot.hasTag("silent"));
  const there = Object.values(tabs);
  return (
    <>
      {silent && <Alert tone="warning">{w.silent}</Alert>}
      {there.length === 0 ? (
        <EmptyState icon={Radio} title={w.none} text={w.noneText} />
      ) : (
        <Panel heading={w.tabs}>
          <ul className={css["list"]}>
            {there.map(({ tab, screen, app }) => (
              <li key={tab}>
                <Button icon={Radio} onClick={() => live.send({ type: "live.choose", tab })}>
                  {w.choose(screen, app, tab)}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
};

/** Follows a running tab of the portal in this browser. */
export const LivePage = () => {
  const live = useLive();
  usePageName(labels.live);
  const choosing = useSelector(live, (snapshot) => snapshot.hasTag("choosing"));
  const followed = useSelector(live, ({ context }) => context.followed);
  return (
    <>
      <PageHeader title={labels.live} note={w.note} />
      {choosing ? (
        <Tabs live={live} />
      ) : followed._tag === "None" ? (
        <p role="status">{w.asking}</p>
      ) : (
        <FollowedTabView live={live} follow={followed} />
      )}
    </>
  );
};
