import type { ComponentProps, ReactNode } from "react";
import { MemoryRouter as LibraryRouter, RouterProvider as LibraryProvider } from "react-router-dom";

// The portal and the atlas change their place at once, and so do the routers of view tests. The library's usual way does
// it later, so that a letter typed meanwhile is lost.

export const MemoryRouter = (props: ComponentProps<typeof LibraryRouter>): ReactNode => (
  <LibraryRouter useTransitions={false} {...props} />
);

export const RouterProvider = (props: ComponentProps<typeof LibraryProvider>): ReactNode => (
  <LibraryProvider useTransitions={false} {...props} />
);
