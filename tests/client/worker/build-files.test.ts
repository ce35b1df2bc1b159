import { expect, test } from "vitest";
import { buildIn, withoutHash } from "../../../src/worker/build-files.ts";

test("the name of a build is read from the page's head", () => {
  expect(buildIn('<head><meta name="build" content="a-B_9" /><title>Portal</title></head>')).toBe("a-B_9");
  expect(buildIn("<head><title>Portal</title></head>")).toBeUndefined();
});

test.each([
  ["/assets/main-C1iSaBCh.css", "/assets/main-DDDDDDDD.css"],
  ["/assets/messages--jeJSDZT.js", "/assets/messages-D-h_Ckc-.js"],
  ["/assets/texts-rWEKaPB2/dede-case-shell.js", "/assets/texts-A-_KaPB2/dede-case-shell.js"],
])("%s and %s are the same file of two builds", (one, other) => {
  expect(withoutHash(one)).toBe(withoutHash(other));
});

test.each([
  ["/assets/main-C1iSaBCh.css", "/assets/main-C1iSaBCh.js"],
  ["/assets/orders-C1iSaBCh.js", "/assets/invoices-C1iSaBCh.js"],
  ["/assets/texts-rWEKaPB2/dede-shell.js", "/assets/texts-rWEKaPB2/frfr-shell.js"],
])("%s and %s are two files", (one, other) => {
  expect(withoutHash(one)).not.toBe(withoutHash(other));
});
