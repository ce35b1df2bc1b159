import { render } from "@testing-library/react";
import { createMemoryRouter } from "react-router-dom";
import shell from "../../../locales/int/shell.json";
import upload from "../../../locales/int/upload.json";
import type { Elements } from "../../../src/ui/kit/elements.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { TextProvider } from "../../../src/ui/i18n/text-provider.tsx";
import { RouterProvider } from "../../support/memory-router.tsx";

const i18n = createI18n();
i18n.add("int", { ...shell, ...upload });

/** Renders a component with the source language and a router. */
export const renderKit = (children: Elements) => {
  const router = createMemoryRouter([
    { path: "*", element: <TextProvider i18n={i18n}>{children}</TextProvider> },
  ]);
  return { ...render(<RouterProvider router={router} />), router };
};
