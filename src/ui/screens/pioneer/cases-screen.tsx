import { getPioneerCases } from "../../../api/pioneer.calls.ts";
import { useList } from "../../lists/use-list.ts";
import { pioneerCaseList } from "../../../domain/pioneer/pioneer.lists.ts";
import { useCallback, useState } from "react";
import type { PioneerCase, PioneerId, PioneerStep } from "../../../domain/pioneer/pioneer.ts";
import type { Page } from "../../../domain/kit/list.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { countText } from "../../kit/lists/count-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedRows } from "../../lists/paged-rows.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { CasePanel } from "./case-panel.tsx";
import { isOffered } from "./case-steps.tsx";
import { StepMessage, type PressedStep } from "./step-message.tsx";

/** The steps of which something is shown, the last one last: one for each submission, and of those before a press only what is not over. */
const usePressedSteps = () => {
  const [pressed, setPressed] = useState<readonly PressedStep[]>([]);
  const press = (id: PioneerId, step: PioneerStep) =>
    setPressed((before) => [
      ...before.filter((one) => one.id !== id && !one.over),
      { id, step, over: false },
    ]);
  const end = useCallback(
    (id: PioneerId) =>
      setPressed((before) => before.map((one) => (one.id === id ? { ...one, over: true } : one))),
    [],
  );
  return { pressed, press, end };
};

/** The submissions of all companies, for staff: taken into work and closed here (docs/decisions/pioneer.md). */
export const CasesScreen = () => {
  const t = useText();
  const format = useFormat();
  const list = useList(pioneerCaseList);
  const cases = useResource(getPioneerCases, list.request);
  const shown = useContent(cases)?.rows ?? [];
  const { pressed, press, end } = usePressedSteps();
  const nothing = ({ rows, total }: Page<PioneerCase>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={<EmptyState title={t("pioneer.cases.empty.title")} text={t("pioneer.cases.empty.text")} />}
        notFound={{ title: t("pioneer.none.title"), text: t("pioneer.none.text") }}
      />
    );
  return (
    <>
      <PageHeader title={t("pioneer.cases.title")} />
      <ListFilters list={list} />
      {pressed.map((one, at) => (
        <StepMessage
          key={`${one.id} ${one.step}`}
          pressed={one}
          cases={cases}
          offered={shown.some((row) => row.id === one.id && isOffered(row, one.step))}
          last={at === pressed.length - 1}
          onOver={end}
        />
      ))}
      <ResourceView actor={cases} skeleton={<Skeleton shape="card" count={4} />} empty={nothing}>
        {(content) => (
          <PagedRows
            content={content}
            list={list}
            totalText={t("pioneer.total", { count: content.total, number: countText(format, content) })}
          >
            {content.rows.map((submission) => (
              <CasePanel key={submission.id} submission={submission} cases={cases} onPress={press} />
            ))}
          </PagedRows>
        )}
      </ResourceView>
    </>
  );
};
