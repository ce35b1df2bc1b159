import { createPath, type To } from "react-router-dom";
import type { IrTransition, PartRef, TransitionKind } from "../model/atlas-model.ts";
import { sectionPath } from "../model/section-path.ts";

/** The tabs of a machine's page. */
export const tabs = ["diagram", "table", "changes"] as const;
export type MachineTab = (typeof tabs)[number];

/** The layers of the diagram. */
export const layers = ["plain", "coverage", "faults", "changes"] as const;
export type Layer = (typeof layers)[number];

export const transitionKinds = [
  "user",
  "answered",
  "failed",
  "timer",
  "always",
] as const satisfies readonly TransitionKind[];
export const tested = ["fired", "never"] as const;
/** The filters of the table by faults: those of which each would be noticed, and the others. */
export const faultFilters = ["noticed", "unnoticed"] as const;
/** The filters of the table by review; `unticked` is what a reviewer has to look at. */
export const reviewFilters = ["unticked", "changed", "ticked"] as const;

/** The columns of a machine's table. */
export const columns = [
  "from",
  "event",
  "guard",
  "to",
  "actions",
  "spec",
  "screen",
  "tests",
  "faults",
] as const;
export type TableColumn = (typeof columns)[number];

/** The address of a machine's page; missing parts have their defaults. */
export interface MachineAddress {
  readonly tab: MachineTab;
  readonly layer: Layer;
  /** For a large machine: all states closed, all open, or the id of the open one. Undefined: only as open as the selected part requires. */
  readonly fold: "closed" | "open" | `${string}.${string}` | undefined;
  /** Whether only the selected state and its neighbours are shown. */
  readonly only: boolean;
  /** Whether the machine itself is selected. */
  readonly whole: boolean;
  /** The selected transition. */
  readonly arrow: string | undefined;
  /** In per cent; undefined: the most readable size. */
  readonly zoom: number | "fit" | undefined;
  readonly search: string;
  readonly kind: TransitionKind | undefined;
  readonly tested: (typeof tested)[number] | undefined;
  readonly faults: (typeof faultFilters)[number] | undefined;
  readonly review: (typeof reviewFilters)[number] | undefined;
  readonly sort: TableColumn;
  readonly descending: boolean;
  readonly simulating: boolean;
  /** The other states in which a simulation of a parallel machine begins, by their paths in it; "" for none. */
  readonly also: string;
  /** The names of the first steps of a simulation; "" for none. */
  readonly steps: string;
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

const zoomOf = (given: string | null): MachineAddress["zoom"] => {
  if (given === "fit") return given;
  const percent = Number(given);
  return given !== null && Number.isInteger(percent) && percent >= 10 && percent <= 400 ? percent : undefined;
};

/** True for the id of a state within a machine. */
export const isStateId = (given: string): given is `${string}.${string}` => given.includes(".");

const foldOf = (given: string | null): MachineAddress["fold"] => {
  if (given === "closed" || given === "open") return given;
  return given !== null && isStateId(given) ? given : undefined;
};

/** Parses an address; invalid parts are ignored. */
export const readAddress = (params: URLSearchParams): MachineAddress => {
  const sort = params.get("sort") ?? "";
  return {
    tab: oneOf(tabs, params.get("tab")) ?? "diagram",
    layer: oneOf(layers, params.get("layer")) ?? "plain",
    fold: foldOf(params.get("fold")),
    only: params.get("only") === "neighbours",
    whole: params.get("card") === "machine",
    arrow: params.get("arrow") ?? undefined,
    zoom: zoomOf(params.get("zoom")),
    search: params.get("q") ?? "",
    kind: oneOf(transitionKinds, params.get("kind")),
    tested: oneOf(tested, params.get("tested")),
    faults: oneOf(faultFilters, params.get("faults")),
    review: oneOf(reviewFilters, params.get("review")),
    sort: oneOf(columns, sort.replace(/^-/, "")) ?? "from",
    descending: sort.startsWith("-") && oneOf(columns, sort.slice(1)) !== undefined,
    simulating: params.get("simulate") === "1",
    also: params.get("also") ?? "",
    steps: params.get("steps") ?? "",
  };
};

/** Formats an address, leaving out defaults. */
export const writeAddress = ({
  tab,
  layer,
  fold,
  only,
  whole,
  arrow,
  zoom,
  search,
  kind,
  tested,
  faults,
  review,
  sort,
  descending,
  simulating,
  also,
  steps,
}: MachineAddress): string => {
  const params = new URLSearchParams();
  const set = (name: string, value: string | undefined): void => {
    if (value !== undefined) params.set(name, value);
  };
  set("tab", tab === "diagram" ? undefined : tab);
  set("layer", layer === "plain" ? undefined : layer);
  set("fold", fold);
  set("only", only ? "neighbours" : undefined);
  set("card", whole ? "machine" : undefined);
  set("arrow", arrow);
  set("zoom", zoom?.toString());
  set("q", search === "" ? undefined : search);
  set("kind", kind);
  set("tested", tested);
  set("faults", faults);
  set("review", review);
  set("sort", sort === "from" && !descending ? undefined : `${descending ? "-" : ""}${sort}`);
  set("simulate", simulating ? "1" : undefined);
  set("also", simulating && also !== "" ? also : undefined);
  set("steps", simulating && steps !== "" ? steps : undefined);
  return params.toString();
};

/** A state's id without its machine: `loggedIn.fresh`; "" for the root. */
export const localPath = (stateId: string): string => stateId.split(".").slice(1).join(".");

/** The path of a machine's page, or of one of its states. */
export const pathOf = (machine: string, stateId = ""): string => {
  const local = localPath(stateId);
  return local === "" ? `/${machine}` : `/${machine}/${encodeURIComponent(local)}`;
};

/** The state that declares a transition. */
export const sourceOf = (transitionId: string): string => transitionId.split("|", 1)[0] ?? "";

/** The address of a state or transition. */
export const partHref = ({ machine, what, id }: PartRef, address: Partial<MachineAddress> = {}): To => {
  const defaults = readAddress(new URLSearchParams());
  if (what === "state")
    return {
      pathname: pathOf(machine, id),
      search: writeAddress({ ...defaults, ...address, whole: localPath(id) === "" }),
    };
  return {
    pathname: pathOf(machine, sourceOf(id)),
    search: writeAddress({ ...defaults, ...address, arrow: id }),
  };
};

/** The address of a machine's table with filters. */
export const tableHref = (machine: string, address: Partial<MachineAddress>): To => ({
  pathname: pathOf(machine),
  search: writeAddress({ ...readAddress(new URLSearchParams()), ...address, tab: "table" }),
});

/** The absolute address, which works on any file host. */
export const absoluteHref = (to: To): string =>
  `${location.href.split("#", 1)[0]}#${typeof to === "string" ? to : createPath(to)}`;

/** The path of a section's page: `shell §4` is `/spec/shell/4`, `decisions/session` is `/spec/decisions/session`. */
export const specHref = (section: string): string => `/spec/${sectionPath(section)}`;

/** The section of a page's path. */
export const specAt = (path: string): string => path.replace(/^(shell|business)\//, "$1 §");

/** The targets of a transition as links; without a target, its own state. */
export const targetsOf = ({ source, targets }: IrTransition): readonly string[] =>
  targets.length === 0 ? [source] : targets;
