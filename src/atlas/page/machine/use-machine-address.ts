import { useLocation, useNavigate, useSearchParams, type To } from "react-router-dom";
import { localPath, pathOf, readAddress, writeAddress, type MachineAddress } from "../address.ts";

export interface AddressOfMachine {
  readonly address: MachineAddress;
  /** Writes a change: a choice is a step in the history, what is typed or turned is not. */
  readonly change: (changes: Partial<MachineAddress>, how?: "push" | "replace") => void;
  /** The same page with changes, for links. */
  readonly changed: (changes: Partial<MachineAddress>) => To;
  /** The same page at a state, or with none chosen. */
  readonly stateHref: (id: string) => To;
}

/** What the address says of a machine's page. */
export const useMachineAddress = (machine: string): AddressOfMachine => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const address = readAddress(params);
  const changed = (changes: Partial<MachineAddress>): To => ({
    pathname,
    search: writeAddress({ ...address, ...changes }),
  });
  return {
    address,
    changed,
    change: (changes, how = "push") => void navigate(changed(changes), { replace: how === "replace" }),
    // While a simulation runs, a press beside an arrow does not end it.
    stateHref: (id) =>
      address.simulating
        ? changed({})
        : {
            pathname: pathOf(machine, id),
            search: writeAddress({ ...address, arrow: undefined, whole: localPath(id) === "" }),
          },
  };
};
