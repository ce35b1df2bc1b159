import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type { SignOnRef } from "../../../machines/session/sign-on.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { useSignOn } from "./use-sign-on.ts";

const notes = {
  unavailable: { tone: "warning", text: "login.sign_on_unavailable" },
  crashed: { tone: "warning", text: "login.sign_on_unavailable" },
  misconfigured: { tone: "warning", text: "login.sign_on_misconfigured" },
  loginRefused: { tone: "danger", text: "login.sign_on_refused" },
  signedOutElsewhere: { tone: "info", text: "login.signed_out_elsewhere" },
} as const;

const states = Object.keys(notes) as readonly (keyof typeof notes)[];

/** The note of the last attempt; it stays while a new one runs. */
const noteOf = (snapshot: SnapshotFrom<SignOnRef> | undefined): keyof typeof notes | undefined => {
  if (snapshot === undefined) return undefined;
  const retrying = snapshot.context.failures > 0 && snapshot.hasTag("busy") && !snapshot.hasTag("leaving");
  return retrying ? "unavailable" : states.find((state) => snapshot.matches(state));
};

/** Why single sign-on is not possible, with the note that the password login works. */
export const SignOnNote = () => {
  const t = useText();
  const state = useSelector(useSignOn(), noteOf);
  return state === undefined ? null : <Alert tone={notes[state].tone}>{t(notes[state].text)}</Alert>;
};
