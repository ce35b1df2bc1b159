import type { ReactNode } from "react";
import { render } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import shell from "../../../locales/int/shell.json";
import { addTexts, createI18n } from "../../../src/ui/i18n/i18n.ts";

const i18n = createI18n();
addTexts(i18n, "int", shell);

/** Renders a component with the source language and a router. */
export const renderKit = (children: ReactNode) => {
  const router = createMemoryRouter([
    { path: "*", element: <I18nextProvider i18n={i18n}>{children}</I18nextProvider> },
  ]);
  return { ...render(<RouterProvider router={router} />), router };
};
