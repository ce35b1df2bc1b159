/** How long a link is valid, in ms: what the browser has not begun by then does not come any more. */
const LINK_VALID = 60_000;

/** A page in the place of the file comes at once, in ms; a file that is begun is not reported to the page. */
const REFUSAL_WAIT = 2_000;

/** The server answered with a page instead of the file; the page's code, where it can be read. */
export interface NotLoaded {
  readonly code: string | undefined;
}

const codeOf = (frame: HTMLIFrameElement): string | undefined =>
  frame.contentDocument?.querySelector<HTMLMetaElement>("meta[name=portal-code]")?.content;

/**
 * Lets the browser itself load a file that is sent as an attachment: it shows the progress, and can resume. A frame, and not the page, follows the
 * link: whatever is answered, the page stays, and a page of another site still sends the portal's cookie. A frame loads a page alone, never an
 * attachment: where it does, the link led to no file. Resolves to undefined once no page has come.
 */
export const loadByBrowser = (address: string): Promise<NotLoaded | undefined> => {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = address;
  document.body.append(frame);
  setTimeout(() => frame.remove(), LINK_VALID);
  return new Promise((resolve) => {
    frame.addEventListener("load", () => resolve({ code: codeOf(frame) }), { once: true });
    setTimeout(() => resolve(undefined), REFUSAL_WAIT);
  });
};
