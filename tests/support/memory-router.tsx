import type { ComponentProps, ReactNode } from "react";
import { MemoryRouter as LibraryRouter } from "react-router-dom";

/** The router of view tests: it changes its place at once, as the portal's and the atlas's do. */
export const MemoryRouter = (props: ComponentProps<typeof LibraryRouter>): ReactNode => (
  <LibraryRouter useTransitions={false} {...props} />
);
