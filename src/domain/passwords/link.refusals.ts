import { codesOf, withTexts } from "../kit/refusals.ts";

/** Refusals of an e-mail's link (business §8: invalid link). */
export const linkRefusals = withTexts("link.problem", {
  LINK_INVALID: {
    spec: "business §8",
    means: "The link does not exist, or has another purpose",
    title: "link.problem.LINK_INVALID.title",
    text: "link.problem.LINK_INVALID.text",
    advice: "link.problem.LINK_INVALID.advice",
  },
  LINK_USED: {
    spec: "business §8",
    means: "The link was already used",
    title: "link.problem.LINK_USED.title",
    text: "link.problem.LINK_USED.text",
    advice: "link.problem.LINK_USED.advice",
  },
  LINK_EXPIRED: {
    spec: "business §8",
    means: "The link has expired",
    title: "link.problem.LINK_EXPIRED.title",
    text: "link.problem.LINK_EXPIRED.text",
    advice: "link.problem.LINK_EXPIRED.advice",
  },
});
export type LinkRefusal = keyof typeof linkRefusals;
export const linkCodes = codesOf(linkRefusals);
