import type { CampusPackage, PackageId } from "../../../domain/campus-packages/campus-package.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { PackageOrderLogic } from "../../../machines/campus-packages/package-order.machine.ts";
import type { ResourceLogic, ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

interface PackagesRequest {
  readonly instance: Locale;
}

/** The actor logic of the campus packages. */
export interface CampusPackagesActors {
  readonly packages: ResourceLogic<PackagesRequest, readonly CampusPackage[]>;
  readonly picture: ResourceLogic<{ readonly id: PackageId }, Blob>;
  readonly packageOrder: PackageOrderLogic;
}

export type PackagesRef = ResourceRef<PackagesRequest, readonly CampusPackage[]>;

export const [CampusPackagesActorsProvider, useCampusPackagesActors] =
  createActorContext<CampusPackagesActors>("campus-packages");
