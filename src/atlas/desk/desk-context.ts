import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { DeskRef } from "./desk.machine.ts";
import type { DeskPlace, Look } from "./desk-place.ts";

const DeskContext = createContext<DeskRef | undefined>(undefined);

/** Fills the desk's actor for everything below it. */
export const DeskProvider = DeskContext.Provider;

/** The desk's actor. */
export const useDesk = (): DeskRef => {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error("No DeskProvider above this view");
  return desk;
};

/** Where in the desk one is. */
export const usePlace = (): DeskPlace => useSelector(useDesk(), ({ context }) => context.place);

/** How timelines are looked at. */
export const useLook = (): Look => useSelector(useDesk(), ({ context }) => context.place.look);
