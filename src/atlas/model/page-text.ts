/** Inline content. */
export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "strong" | "emphasis"; readonly content: readonly Inline[] }
  /** A link to a spec section or page of `docs/` by its id, or to a web address. */
  | {
      readonly kind: "link";
      readonly to: { readonly section: string } | { readonly href: string };
      readonly content: readonly Inline[];
    };

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
