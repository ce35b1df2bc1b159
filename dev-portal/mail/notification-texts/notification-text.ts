import type { NotificationKind } from "../../../src/domain/account/notification-choice.ts";

/** Words of single lines: `{number}`, `{day}`; `{service}`, `{serial}`, `{day}`. */
export interface NotificationWords {
  readonly invoiceDue: string;
  readonly serviceEnds: string;
}

interface Opening {
  /** About one thing with its `{name}`, about several with their `{count}`. */
  readonly subject: string;
  readonly intro: string;
}

/** The page of the link that switches a kind off: heading and text. */
type PageText = readonly [heading: string, text: string];

/** The letters that people choose, and the page that switches them off, in one language. */
export interface NotificationTexts {
  readonly kinds: Readonly<Record<NotificationKind, { readonly one: Opening; readonly several: Opening }>>;
  readonly words: NotificationWords;
  /** Why the letter was written, `{choice}`, and the `{link}` that switches the kind off. */
  readonly why: string;
  readonly page: {
    readonly ask: PageText;
    readonly switchOff: string;
    readonly done: PageText;
    readonly unknown: PageText;
    readonly tooOften: PageText;
    readonly settings: string;
  };
}
