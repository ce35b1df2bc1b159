import { useLocation, useNavigate, useSearchParams, type To } from "react-router-dom";
import { localPath, pathOf, readAddress, writeAddress, type MachineAddress } from "../address.ts";

export interface AddressOfMachine {
  readonly address: MachineAddress;
  /** Changes the address: selections add a history entry, typing and zooming replace it. */
  readonly change: (changes: Partial<MachineAddress>, how?: "push" | "replace") => void;
  /** The same page with changes, for links. */
  readonly changed: (changes: Partial<MachineAddress>) => To;
  /** The same page with a state selected, or none. */
  readonly stateHref: (id: string) => To;
}

/** The parsed address of a machine's page. */
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
    // During a simulation a press beside an edge does not end it.
    stateHref: (id) =>
      address.simulating
        ? changed({})
        : {
            pathname: pathOf(machine, id),
            search: writeAddress({ ...address, arrow: undefined, whole: localPath(id) === "" }),
          },
  };
};
