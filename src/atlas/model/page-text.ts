/** A piece of a line. */
export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "strong" | "emphasis"; readonly content: readonly Inline[] }
  /** To a section of the specification or a page of `docs/`, by its id, or to an address of the web. */
  | {
      readonly kind: "link";
      readonly to: { readonly section: string } | { readonly href: string };
      readonly content: readonly Inline[];
    };

/** A block of a page. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly content: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly content: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: "code"; readonly text: string };
