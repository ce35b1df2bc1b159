import { createActor, createMachine, type AnyEventObject } from "xstate";
import type { Visitor } from "../../src/domain/shell/access.ts";
import type { MessageSummary } from "../../src/domain/messages/message.ts";
import { buildPalette } from "../../src/domain/shell/palette.ts";
import { evaluatePartnerStatus, isHousehold } from "../../src/domain/shell/partner-status.ts";
import { userData } from "../../src/atlas/samples/session.samples.ts";
import type { PortalActors } from "../../src/ui/actors/portal-actors.ts";

/** An account with a stored partner status; `rights` are those of an employee. */
export const knownAccount = (partnerStatus = "gold", rights?: Visitor["rights"]) => {
  const standing = evaluatePartnerStatus({ partnerStatus, regFlexEnabled: false });
  return {
    _tag: "Known",
    // Where its support is differs from where its invoices come from.
    user: { ...userData("k1", partnerStatus), account_country: "CH" },
    partnerStatus,
    standing,
    visitor: { groups: standing.groups, rights, household: isHousehold(partnerStatus) },
    palette: buildPalette(standing),
  } as const;
};

interface Facts {
  readonly account?: ReturnType<typeof knownAccount> | { readonly _tag: "None" };
  /** Somebody is about to be signed in. */
  readonly expected?: boolean;
  readonly messages?: readonly MessageSummary[];
}

/** Page actors with a constant context, which record the events that they receive. */
export const pageActors = ({ account = knownAccount(), expected = false, messages = [] }: Facts = {}) => {
  const sent: AnyEventObject[] = [];
  const withContext = (context: object, tags: readonly string[] = []) =>
    createActor(
      createMachine({
        context,
        tags: [...tags],
        on: {
          "*": {
            actions: ({ event }) => {
              sent.push(event);
            },
          },
        },
      }),
    ).start();
  const actors = {
    session: withContext({ account }, expected ? ["expected"] : []),
    language: withContext({ locale: "int" }),
    notificationCentre: withContext({ messages }),
  } as unknown as Partial<PortalActors>;
  return { actors, sent };
};
