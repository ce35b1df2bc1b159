import { errorAreas, type ErrorArea } from "../../domain/shell/error-catalogue.ts";
import { offeredCatalogues, type Catalogue } from "../../domain/shell/locale.ts";
import { routes, type RouteName } from "../../domain/shell/routes.ts";
import { personas, type Persona } from "./simulation/personas.ts";

export const widths = [390, 768, 1440] as const;
export type FrameWidth = (typeof widths)[number];

/** How a timeline is looked at. */
export interface Look {
  readonly persona: Persona;
  /** The customer's language: the screens'. */
  readonly locale: Catalogue;
  /** The agent's own language: the desk's. */
  readonly agent: Catalogue;
  readonly width: FrameWidth;
}

/** What narrows the catalogue, and the routes to a code. */
export interface Filter {
  readonly search: string;
  readonly area: ErrorArea | "all";
  /** Where the customer is. */
  readonly screen: RouteName | "all";
}

/** Where in the desk somebody is: all of it stands in the address. */
export interface DeskPlace {
  readonly code: string | undefined;
  /** The id of a route to the code. */
  readonly route: string | undefined;
  /** The frame that is looked at, from 0. */
  readonly step: number;
  readonly filter: Filter;
  readonly look: Look;
}

export const noFilter: Filter = { search: "", area: "all", screen: "all" };

export const defaultLook: Look = { persona: "gold", locale: "int", agent: "int", width: 1440 };

const screenNames: readonly RouteName[] = [...Object.values(routes).map(({ name }) => name), "not-found"];

const oneOf = <Value extends string | number>(
  values: readonly Value[],
  given: string | null,
  otherwise: Value,
): Value => values.find((value) => String(value) === given) ?? otherwise;

const readCode = (given: string): string | undefined => {
  if (given === "") return undefined;
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
};

/**
 * Reads an address behind `#`, such as `/desk/OFFLINE/k3f9ab?step=2&lang=cscz`; what makes no sense in it counts as left out.
 * `own` is the language of whoever looks, where the address names none; a customer speaks the agent's until something else is said.
 */
export const readPlace = (address: string, own: Catalogue = defaultLook.agent): DeskPlace => {
  const [path = "", search = ""] = address.replace(/^#/, "").split("?", 2);
  const [, , code = "", route = ""] = path.split("/");
  const params = new URLSearchParams(search);
  const step = Number(params.get("step") ?? 0);
  const agent = oneOf(offeredCatalogues, params.get("agent"), own);
  return {
    code: readCode(code),
    route: route === "" ? undefined : route,
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
    filter: {
      search: params.get("q") ?? noFilter.search,
      area: oneOf<ErrorArea | "all">(errorAreas, params.get("area"), noFilter.area),
      screen: oneOf<RouteName | "all">(screenNames, params.get("screen"), noFilter.screen),
    },
    look: {
      persona: oneOf(personas, params.get("role"), defaultLook.persona),
      locale: oneOf(offeredCatalogues, params.get("lang"), agent),
      agent,
      width: oneOf(widths, params.get("width"), defaultLook.width),
    },
  };
};

const filterText = ({ search, area, screen }: Filter): string =>
  [
    search === "" ? "" : `&q=${encodeURIComponent(search)}`,
    area === "all" ? "" : `&area=${area}`,
    screen === "all" ? "" : `&screen=${screen}`,
  ].join("");

/** Writes an address; a link to a frame holds all of its look, one to the catalogue or to a code what narrows them. */
export const writePlace = ({ code, route, step, filter, look }: DeskPlace): string => {
  const languages = `lang=${look.locale}&agent=${look.agent}`;
  if (code === undefined) return `/desk?${languages}${filterText(filter)}`;
  const path = `/desk/${encodeURIComponent(code)}`;
  if (route === undefined) return `${path}?${languages}${filterText(filter)}`;
  return `${path}/${route}?step=${step}&role=${look.persona}&${languages}&width=${look.width}`;
};
