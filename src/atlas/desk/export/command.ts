import type { Locale } from "../../../domain/shell/locale.ts";

/** The response to a call: a status and a body, and for a limit the seconds to wait, or a network failure. */
export type Response =
  | { readonly status: number; readonly json: unknown; readonly retryAfter?: number }
  | { readonly cut: true };

/** One command of an exported test. */
export type Command =
  /** The language and the width of the page, before it is opened. */
  | { readonly do: "look"; readonly locale: Locale; readonly width: number }
  /** Opens an address; if the identity server refused the login, with its error parameters. */
  | { readonly do: "open"; readonly path: string; readonly refused?: string }
  /** Navigates to another address of the portal. */
  | { readonly do: "go"; readonly path: string }
  /** Sets the response of a call from now on; a pending request gets it immediately. */
  | { readonly do: "answer"; readonly call: string; readonly by: Response }
  /** Signs in with sample data; the names of the fields and of the button. */
  | { readonly do: "signIn"; readonly email: string; readonly password: string; readonly submit: string }
  /** Presses a button; `or` is its other possible name. One of a dialog may have the name of the one that opened it. */
  | { readonly do: "press"; readonly name: string; readonly or?: string; readonly inDialog?: true }
  | { readonly do: "fill"; readonly label: string; readonly text: string }
  /** Checks a checkbox or chooses an option. */
  | { readonly do: "check"; readonly label: string }
  /** Attaches files of the given sizes, with content of the kind that their names say, at the field with the label. */
  | {
      readonly do: "files";
      readonly label: string;
      readonly files: readonly { readonly name: string; readonly size: number }[];
    }
  /** A sign-up draft in the tab's storage from before a reload. */
  | { readonly do: "keep"; readonly draft: string }
  /** From now on catalogues of other languages do not load. */
  | { readonly do: "lose"; readonly what: "texts" }
  /** From now on the browser cannot create request ids, so that requests fail with a defect. */
  | { readonly do: "break" }
  /** Lets time pass once these calls wait for their response. */
  | { readonly do: "wait"; readonly ms: number; readonly calls: readonly string[] }
  /** A field says why it was refused. */
  | { readonly do: "seeRefused" }
  /** Each of these texts is visible. */
  | { readonly do: "see"; readonly texts: readonly string[] };
