/** How a call is answered: by a status and a body, or by a line that breaks. */
export type Response = { readonly status: number; readonly json: unknown } | { readonly cut: true };

/** What an exported test does, one thing after the other. */
export type Command =
  /** Opens an address; where the identity server has refused somebody, as it leads back to it. */
  | { readonly do: "open"; readonly path: string; readonly refused?: string }
  /** Goes on to another address of the portal, as by a link. */
  | { readonly do: "go"; readonly path: string }
  /** From now on a call is answered so; one that waits is answered at once. */
  | { readonly do: "answer"; readonly call: string; readonly by: Response }
  | { readonly do: "signIn" }
  /** A button, which may be called otherwise by then. */
  | { readonly do: "press"; readonly name: string; readonly or?: string }
  | { readonly do: "fill"; readonly label: string; readonly text: string }
  /** A box, or one of several. */
  | { readonly do: "check"; readonly label: string }
  /** Files that begin as a picture does, and go on with nothing for so many bytes. */
  | { readonly do: "files"; readonly files: readonly { readonly name: string; readonly size: number }[] }
  /** What somebody typed into the sign-up before the page was loaded anew, as the tab keeps it. */
  | { readonly do: "keep"; readonly draft: string }
  /** From now on no text of another language comes. */
  | { readonly do: "lose"; readonly what: "texts" }
  /** From now on the browser cannot name a request, so the portal cannot send it. */
  | { readonly do: "break" }
  | { readonly do: "wait"; readonly ms: number }
  /** A field says that it is wrong. */
  | { readonly do: "seeRefused" }
  /** One of these can be read. */
  | { readonly do: "see"; readonly texts: readonly string[] };
