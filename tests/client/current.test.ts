import { expect, test } from "vitest";
import { createCurrent } from "../../src/app/current.ts";
import { goldUser, inertPortal } from "../support/inert-portal.ts";
import { settle } from "../support/due-work.ts";

test("calls name the account that the page shows, also while it is covered, and nobody after the sign-out", async () => {
  const current = createCurrent("int");
  expect(current.named()).toBeUndefined();
  const actors = inertPortal({ user: goldUser });
  current.setActors(actors);
  expect([actors.session.getSnapshot().matches("restoring"), current.named()]).toEqual([true, undefined]);
  await settle();
  expect(current.named()).toBe("key-gold");
  actors.session.send({ type: "session.displaced" });
  expect(current.named()).toBe("key-gold");
  actors.session.send({ type: "session.logOut" });
  expect(current.named()).toBe("none");
});

test("calls of a page without a session name nobody, and there is no key to keep anything under", async () => {
  const current = createCurrent("int");
  const actors = inertPortal();
  current.setActors(actors);
  await settle();
  expect(current.named()).toBe("none");
  expect(current.accountKey()).toBeUndefined();
});

test("a login brings the account's language where the person has not chosen one", async () => {
  const current = createCurrent("int");
  const french = { navInstance: "AT", accountCountry: "FR", shopInstance: undefined };
  expect(current.localeAfter(french)).toBe("int");
  const actors = inertPortal();
  current.setActors(actors);
  await settle();
  expect(current.localeAfter(french)).toBe("frfr");
  actors.language.send({ type: "language.choose", locale: "cscz" });
  expect(current.localeAfter(french)).toBe(current.locale());
});
