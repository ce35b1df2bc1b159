import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { DeskRef } from "./desk.machine.ts";
import type { DeskPlace, Look } from "./desk-place.ts";

const DeskContext = createContext<DeskRef | undefined>(undefined);

/** Provides the desk's actor. */
export const DeskProvider = DeskContext.Provider;

/** The desk's actor. */
export const useDesk = (): DeskRef => {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error("No DeskProvider above this view");
  return desk;
};

/** The current place in the desk. */
export const usePlace = (): DeskPlace => useSelector(useDesk(), ({ context }) => context.place);

/** The display settings of timelines. */
export const useLook = (): Look => useSelector(useDesk(), ({ context }) => context.place.look);
