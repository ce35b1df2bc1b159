import { createActor, type AnyActorRef } from "xstate";
import { expect, test } from "vitest";
import { createRecorder } from "../../src/app/journal/recorder.ts";
import { accountMenuMachine } from "../../src/machines/shell/account-menu.machine.ts";
import { notificationCentreMachine } from "../../src/machines/shell/notification-centre.machine.ts";
import { createResourceMachine } from "../../src/machines/kit/resource.machine.ts";
import { never } from "../support/inert-portal.ts";
import { medianOf } from "./support/median.ts";

const ROUNDS = 4000;

/** The portal's cheapest events, where a recorder costs most: a menu, a panel, a parameter, and a load that restarts. */
const visit = (inspect: object): (() => void) => {
  const centre = notificationCentreMachine.provide({ actors: { loadMessages: never(), markRead: never() } });
  const menu: AnyActorRef = createActor(accountMenuMachine, inspect).start();
  const bell: AnyActorRef = createActor(centre, { input: { locale: "int" }, ...inspect }).start();
  const list: AnyActorRef = createActor(
    createResourceMachine<unknown, unknown>().provide({ actors: { load: never() } }),
    { input: { request: {} }, ...inspect },
  ).start();
  return () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      menu.send({ type: "accountMenu.toggle" });
      bell.send({ type: "notifications.toggle" });
      bell.send({ type: "notifications.localeChanged", locale: "dede" });
      if (round % 40 === 0)
        list.send({
          type: "resource.request",
          request: { page: round, filter: { search: `order ${round}` } },
        });
    }
  };
};

test("the time of a recorded event, as a ratio to an unrecorded one", { timeout: 60_000 }, () => {
  const bare = visit({});
  const recorded = visit({ inspect: createRecorder().inspect });
  // Both in turns, so that a busy machine slows both.
  const ratios = Array.from({ length: 9 }, () => {
    const without = medianOf(3, bare);
    return medianOf(3, recorded) / without;
  }).toSorted((one, other) => one - other);
  const ratio = ratios[4] ?? Number.NaN;
  console.log(`a recorded event costs ${ratio.toFixed(2)} times an unrecorded one`);
  expect(ratio).toBeLessThanOrEqual(2.5);
});
