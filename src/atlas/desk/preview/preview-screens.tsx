import type { ComponentType } from "react";
import type { RouteName } from "../../../domain/shell/routes.ts";
import { screenLoadingMachine } from "../../../machines/shell/screen-loading.machine.ts";
import type { Screens } from "../../../ui/shell/screens-context.ts";
import { inert } from "../../../machines/kit/inert.ts";
import type { PreviewArea } from "./preview-area.ts";

const files = import.meta.glob<{ readonly preview: PreviewArea }>("../fixtures/*.fixtures.tsx", {
  eager: true,
});

const components = new Map<RouteName, ComponentType>(
  Object.values(files).flatMap(({ preview }) =>
    Object.entries(preview.screens).map(([name, Screen]): [RouteName, ComponentType] => [
      name as RouteName,
      () => preview.wrap?.(<Screen />) ?? <Screen />,
    ]),
  ),
);

/** The real screens of every area, collected from the fixture files. */
export const previewScreens: Screens = {
  componentOf: (name) => components.get(name),
  screenLoading: inert(screenLoadingMachine),
};
