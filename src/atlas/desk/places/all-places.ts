import { routes } from "../../../domain/routes.ts";
import { keyOf, type Part, type Place } from "./place.ts";

const files = import.meta.glob<{ readonly places: readonly Place[] }>("./*.places.ts", { eager: true });

/** Every place of the portal where a generic machine works, found without being listed. */
export const allPlaces: readonly Place[] = Object.values(files).flatMap(({ places }) => places);

/** The place of an actor's key: its own, or else the longest that it begins with. */
export const placeOfKey = (key: string): Place | undefined =>
  allPlaces.find((place) => keyOf(place) === key) ??
  allPlaces
    .filter((place) => place.key.endsWith("-") && key.startsWith(place.key))
    .toSorted((one, other) => other.key.length - one.key.length)[0];

/** Where an actor of a path such as `portal/sign-up/form` works. */
export const placeAt = (actor: string): Place | Part | undefined => {
  const [, key = "", ...ids] = actor.split("/");
  const place = placeOfKey(key);
  return ids.length === 0 ? place : place?.parts?.find(({ id }) => id === ids.join("/"));
};

/** The key under which a place's actor may stand for the one of another key: the same place, with one actor at a time. */
export const isSamePlace = (one: string, other: string): boolean => {
  const place = placeOfKey(one);
  return place !== undefined && place.machine === "resource" && place === placeOfKey(other);
};

/** An address that shows a screen. */
export const pathOfScreen = (name: string): string => {
  const route = Object.values(routes).find((candidate) => candidate.name === name);
  return (
    allPlaces.find(({ screen }) => screen === name)?.path ??
    route?.path.replaceAll(/:\w+\??\/?/g, "") ??
    "/not-found/"
  );
};
