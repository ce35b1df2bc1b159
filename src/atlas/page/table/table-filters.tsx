import { Field } from "../../../ui/kit/fields/field.tsx";
import { Select } from "../../../ui/kit/fields/select.tsx";
import { TextInput } from "../../../ui/kit/fields/text-input.tsx";
import type { SelectItem } from "../../../ui/kit/fields/option-list.tsx";
import type { TransitionKind } from "../../model/atlas-model.ts";
import { faultFilters, reviewFilters, tested, transitionKinds, type MachineAddress } from "../address.ts";
import { labels } from "../labels.ts";
import css from "./table.module.css";

type Tested = (typeof tested)[number];
type Faults = (typeof faultFilters)[number];
type Reviewed = (typeof reviewFilters)[number];

const w = labels.table;

const kindItems: readonly SelectItem<TransitionKind | "any">[] = [
  { value: "any", label: w.anyKind },
  ...transitionKinds.map((value) => ({ value, label: labels.machine.kinds[value] })),
];
const testedItems: readonly SelectItem<Tested | "any">[] = [
  { value: "any", label: w.anyTested },
  ...tested.map((value) => ({ value, label: w[value] })),
];

const faultItems: readonly SelectItem<Faults | "any">[] = [
  { value: "any", label: labels.faults.any },
  ...faultFilters.map((value) => ({ value, label: labels.faults.filters[value] })),
];

const reviewItems: readonly SelectItem<Reviewed | "any">[] = [
  { value: "any", label: labels.review.any },
  ...reviewFilters.map((value) => ({ value, label: labels.review.filters[value] })),
];

export interface TableFiltersProps {
  readonly address: MachineAddress;
  readonly change: (changes: Partial<MachineAddress>, how?: "push" | "replace") => void;
  /** Whether tests have run; without a run the coverage filter is hidden. */
  readonly ran: boolean;
}

/** The filters of the table, which are part of the address. */
export const TableFilters = ({ address, change, ran }: TableFiltersProps) => (
  <div role="search" aria-label={w.filters} className={css["filters"]}>
    <Field label={w.search}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          autoComplete="off"
          placeholder={w.searchHelp}
          value={address.search}
          onChange={(search) => change({ search }, "replace")}
        />
      )}
    </Field>
    <Field label={w.kind}>
      {(control) => (
        <Select<TransitionKind | "any">
          {...control}
          items={kindItems}
          value={address.kind ?? "any"}
          onChange={(kind) => change({ kind: kind === "any" ? undefined : kind })}
        />
      )}
    </Field>
    {ran && (
      <Field label={w.tested}>
        {(control) => (
          <Select<Tested | "any">
            {...control}
            items={testedItems}
            value={address.tested ?? "any"}
            onChange={(tested) => change({ tested: tested === "any" ? undefined : tested })}
          />
        )}
      </Field>
    )}
    <Field label={labels.faults.filter}>
      {(control) => (
        <Select<Faults | "any">
          {...control}
          items={faultItems}
          value={address.faults ?? "any"}
          onChange={(faults) => change({ faults: faults === "any" ? undefined : faults })}
        />
      )}
    </Field>
    <Field label={labels.review.filter}>
      {(control) => (
        <Select<Reviewed | "any">
          {...control}
          items={reviewItems}
          value={address.review ?? "any"}
          onChange={(review) => change({ review: review === "any" ? undefined : review })}
        />
      )}
    </Field>
  </div>
);
