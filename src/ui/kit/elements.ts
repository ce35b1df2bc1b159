import type { ReactElement } from "react";

/**
 * What may stand beside other elements: elements, or nothing. A text does not, because React would later move, remove
 * or change a text node, which a browser that translates the page has replaced. It is alone in an element of its own.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
