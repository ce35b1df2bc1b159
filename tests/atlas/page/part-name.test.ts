import { expect, it } from "vitest";
import { partName } from "../../../src/atlas/page/part-name.ts";

it("a state or transition has a readable name", () => {
  expect(partName("session.loggedIn.clock")).toBe("loggedIn.clock");
  expect(partName("session")).toBe("session");
  expect(partName("session|session.extended|")).toBe("session: session.extended");
  expect(partName("session.signingIn.byPassword|xstate.done.actor.logIn|isRefused")).toBe(
    "signingIn.byPassword: logIn done [isRefused]",
  );
  expect(partName("form.sending|xstate.done.actor.submit|isRefused|CODE_WRONG")).toBe(
    "sending: submit done [isRefused] · CODE_WRONG",
  );
  expect(partName("form.sending|xstate.error.actor.submit|")).toBe("sending: submit breaks");
  expect(partName("form.sending|xstate.after.limit.form.sending|")).toBe("sending: after limit");
  expect(partName("signUp.filling|xstate.snapshot.form|")).toBe("filling: form tells");
  expect(partName("upload.all|xstate.done.state.upload.all|")).toBe("all: all within is done");
  expect(partName("route.deciding|always|isOpen")).toBe("deciding: always [isOpen]");
});
