/** How long a link is valid, in ms: what the browser has not begun by then does not come any more. */
const LINK_VALID = 60_000;

/**
 * Lets the browser itself load a file that is sent as an attachment: it shows the progress, and can resume. A frame, and not the page, follows the
 * link: whatever is answered, the page stays, and a page of another site still sends the portal's cookie.
 */
export const loadByBrowser = (address: string): undefined => {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = address;
  document.body.append(frame);
  setTimeout(() => frame.remove(), LINK_VALID);
};
