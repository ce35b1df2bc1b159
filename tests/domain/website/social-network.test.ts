import { describe, expect, test } from "vitest";
import {
  linkProblem,
  networkName,
  readLink,
  socialNetworks,
} from "../../../src/domain/website/social-network.ts";

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
    ["fb.com/gold", "facebook"],
    ["xing.com/pages/gold", "xing"],
    ["www.youtube.com/@gold", "youtube"],
    ["vimeo.com/gold", "vimeo"],
    ["x.com/gold", "x"],
    ["bsky.app/profile/gold", "bluesky"],
    ["www.threads.net/@gold", "threads"],
    ["threads.com/@gold", "threads"],
    ["tiktok.com/@gold", "tiktok"],
    ["pinterest.com/gold", "pinterest"],
    ["www.pinterest.at/gold", "pinterest"],
    ["houzz.de/pro/gold", "houzz"],
    ["wa.me/4315550100", "whatsapp"],
    ["whatsapp.com/channel/gold", "whatsapp"],
    ["t.me/gold", "telegram"],
  ])("%s is one to %s", (typed, network) => expect(readLink(typed)).toMatchObject({ network }));

  test("is named by the network's own name, and no two networks have the same", () => {
    expect(networkName("linkedin")).toBe("LinkedIn");
    const names = socialNetworks.map(networkName);
    expect(new Set(names.filter((name) => name !== "")).size).toBe(socialNetworks.length);
  });

  test.each([
    ["no address", "LINK_NO_ADDRESS"],
    ["facebook/gold", "LINK_NO_ADDRESS"],
    ["facebook .com/gold", "LINK_NO_ADDRESS"],
    ["https://facebook.com/gold and silver", "LINK_NO_ADDRESS"],
    ["https://", "LINK_NO_ADDRESS"],
    ["https://gold@facebook.com/gold", "LINK_NO_ADDRESS"],
    ["https://:secret@facebook.com/gold", "LINK_NO_ADDRESS"],
    ["https://facebook.com", "LINK_NO_PROFILE"],
    ["https://example.com/?next=https://facebook.com/gold", "LINK_UNKNOWN_NETWORK"],
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

  test("with an address inside of it is one to its own host", () => {
    expect(readLink("facebook.com/gold?next=https://x.com/gold")).toEqual({
      network: "facebook",
      address: "https://facebook.com/gold?next=https://x.com/gold",
    });
  });

  test("that has a problem is reported so, and is not the same as another of them", () => {
    const links = ["example.com/gold", "example.com/gold", "  "];
    expect(links.map((_link, index) => linkProblem(links, index))).toEqual([
      "LINK_UNKNOWN_NETWORK",
      "LINK_UNKNOWN_NETWORK",
      undefined,
    ]);
    expect(linkProblem(["example.com/gold", "facebook.com/gold"], 1)).toBeUndefined();
    expect(linkProblem([], 0)).toBeUndefined();
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
