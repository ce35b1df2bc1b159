import { fromPromise } from "xstate";
import { getCampusPackages, getCampusPicture, orderCampusPackage } from "../../api/campus-packages.calls.ts";
import { packageOrderMachine } from "../../machines/campus-packages/package-order.machine.ts";
import {
  CampusPackagesActorsProvider,
  type CampusPackagesActors,
} from "../../ui/screens/campus-packages/campus-packages-actors.ts";
import { CampusPackagesScreen } from "../../ui/screens/campus-packages/campus-packages-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: CampusPackagesActors = {
    packages: live.resource(getCampusPackages),
    picture: live.partOf(getCampusPicture, ({ blob }) => blob),
    packageOrder: packageOrderMachine.provide({
      actors: {
        order: fromPromise(({ input, signal, self }) =>
          live.run(orderCampusPackage, input, signal, { by: self }),
        ),
      },
    }),
  };
  return {
    "campus-packages": withActors(CampusPackagesActorsProvider, actors, CampusPackagesScreen),
  };
};
