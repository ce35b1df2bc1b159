import { describe, expect, test } from "vitest";
import { linkProblem, readLink } from "../../../src/domain/website/social-network.ts";

describe("a link to social media (business §3)", () => {
  test.each([
    ["https://www.facebook.com/gold", "facebook", "https://www.facebook.com/gold"],
    ["  de-de.facebook.com/gold ", "facebook", "https://de-de.facebook.com/gold"],
    ["http://instagram.com/gold", "instagram", "https://instagram.com/gold"],
    ["https://AT.LinkedIn.com/company/gold", "linkedin", "https://at.linkedin.com/company/gold"],
    ["youtu.be/abc", "youtube", "https://youtu.be/abc"],
    ["twitter.com/gold", "x", "https://twitter.com/gold"],
    ["https://facebook.com./gold", "facebook", "https://facebook.com./gold"],
  ])("%s is recognised as %s", (typed, network, address) => {
    expect(readLink(typed)).toEqual({ network, address });
  });

  test.each([
    ["no address", "LINK_NO_ADDRESS"],
    ["ftp://facebook.com/gold", "LINK_NO_ADDRESS"],
    ["javascript:alert(1)", "LINK_NO_ADDRESS"],
    ["https://facebook.com:8080/gold", "LINK_NO_ADDRESS"],
    // The host is what follows the @.
    ["https://facebook.com@evil.example/gold", "LINK_NO_ADDRESS"],
    ["https://evil.example/facebook.com/gold", "LINK_UNKNOWN_NETWORK"],
    ["https://facebook.com.evil.example/gold", "LINK_UNKNOWN_NETWORK"],
    ["https://notfacebook.com/gold", "LINK_UNKNOWN_NETWORK"],
    ["https://fаcebook.com/gold", "LINK_UNKNOWN_NETWORK"],
    ["https://www.instagram.com/", "LINK_NO_PROFILE"],
  ])("%s is refused with %s", (typed, problem) => {
    expect(readLink(typed)).toEqual({ problem });
  });

  test("is refused where it is there twice, also written differently; an empty one is left out", () => {
    const links = ["facebook.com/gold", "", "https://facebook.com/gold", "facebook.com/other"];
    expect(links.map((_link, index) => linkProblem(links, index))).toEqual([
      undefined,
      undefined,
      "LINK_TWICE",
      undefined,
    ]);
  });
});
