import { useState } from "react";
import { pioneerAges, pioneerCaseColumns, type PioneerCase } from "../../../domain/pioneer/pioneer.ts";
import { pioneerStatuses } from "../../../domain/pioneer/pioneer-status.ts";
import type { Page } from "../../../domain/kit/list.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { countText } from "../../kit/lists/count-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { listRequest, type ListRules } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedRows } from "../../lists/paged-rows.tsx";
import { useListAddress, type ListState } from "../../lists/use-list-address.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { CasePanel } from "./case-panel.tsx";
import { StepMessage, type StepTold } from "./step-message.tsx";
import { usePioneerActors, type CasesRequest } from "./pioneer-actors.ts";

const rules: ListRules<(typeof pioneerStatuses)[number], (typeof pioneerCaseColumns)[number]> = {
  statuses: pioneerStatuses,
  columns: pioneerCaseColumns,
  defaultSort: "status",
  choices: { age: pioneerAges },
  ranges: ["period"],
};

type CaseList = ListState<(typeof pioneerStatuses)[number], (typeof pioneerCaseColumns)[number]>;

const casesRequest = (address: CaseList["address"]): CasesRequest => {
  const { filter = {}, ...request } = listRequest(address);
  const age = pioneerAges.find((known) => known === address.choices?.["age"]);
  const whole = { ...filter, ...(age !== undefined && { age }) };
  return Object.keys(whole).length === 0 ? request : { ...request, filter: whole };
};

/** The submissions of all companies, for staff: taken into work and closed here (docs/decisions/pioneer.md). */
export const CasesScreen = () => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules);
  const request = casesRequest(list.address);
  const actor = useResource("pioneer-cases", usePioneerActors().cases, request);
  const [told, setTold] = useState<StepTold>();
  const tell = (step: StepTold) => {
    setTold(step);
    // A running load may have read data from before the step, so the same request is sent again.
    actor.send({ type: "resource.request", request });
  };
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
      <ListFilters
        list={list}
        searchLabel={t("pioneer.cases.search")}
        searchHelp={t("pioneer.cases.search.help")}
        statusLabel={t("pioneer.column.status")}
        statusText={(status) => t(`pioneer.status.${status}`)}
        columnText={(column) => t(`pioneer.column.${column}`)}
        ranges={{ period: t("pioneer.column.submittedAt") }}
        choices={[
          {
            name: "age",
            label: t("pioneer.age"),
            items: pioneerAges.map((value) => ({ value, label: t(`pioneer.age.${value}`) })),
          },
        ]}
      />
      {told !== undefined && <StepMessage key={`${told.id} ${told.step}`} told={told} />}
      <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={4} />} empty={nothing}>
        {(content) => (
          <PagedRows
            content={content}
            list={list}
            totalText={t("pioneer.total", { count: content.total, number: countText(format, content) })}
          >
            {content.rows.map((submission) => (
              <CasePanel key={submission.id} submission={submission} onStep={tell} />
            ))}
          </PagedRows>
        )}
      </ResourceView>
    </>
  );
};
