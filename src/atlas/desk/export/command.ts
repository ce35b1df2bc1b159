/** How a call is answered: by a status and a body, or by a line that breaks. */
export type Response = { readonly status: number; readonly json: unknown } | { readonly cut: true }

/** What an exported test does, one thing after the other. */
export type Command =
  | { readonly do: "open"; readonly path: string }
  /** From now on a call is answered so; one that waits is answered at once. */
  | { readonly do: "answer"; readonly call: string; readonly by: Response }
  | { readonly do: "signIn" }
  | { readonly do: "press"; readonly name: string }
  | { readonly do: "fill"; readonly label: string; readonly text: string }
  | { readonly do: "wait"; readonly ms: number }
  /** One of these can be read. */
  | { readonly do: "see"; readonly texts: readonly string[] }
