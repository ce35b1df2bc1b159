import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { FileAnswer } from "../../../src/api/call.ts";
import { deskReady } from "../../../src/domain/shell/journal-hand-over.ts";
import type { AttachmentId } from "../../../src/domain/tickets/ticket.ts";
import { journalToDesk } from "../../../src/ui/screens/tickets/journal-to-desk.ts";
import type { StubResult } from "../../support/inert-portal.ts";
import { scriptedRun } from "../../support/scripted-run.ts";
import { settle } from "../../support/due-work.ts";

const desk = { postMessage: vi.fn<(message: unknown) => void>(), close: vi.fn<() => void>() };
const opened = vi.fn<(address: string) => typeof desk>(() => desk);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("open", opened);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (result: StubResult<FileAnswer>) => {
  const { run, asked } = scriptedRun({ getTicketAttachment: [result] });
  const actor = createActor(journalToDesk(run), { input: { limit: 1000 } }).start();
  actor.send({ type: "action.send", request: { id: "f1" as AttachmentId, desk: "/atlas/#/desk" } });
  return { asked, value: () => actor.getSnapshot().value };
};

it("opens the desk with the press, and hands it the journal once both are there", async () => {
  const { asked, value } = press({ answer: { blob: new Blob(["{}"]), name: "portal-journal.json" } });
  await expect.poll(() => opened).toHaveBeenCalledWith("/atlas/#/desk", "_blank");
  await expect.poll(() => asked("getTicketAttachment")).toEqual([{ id: "f1" }]);
  await settle();
  await expect.poll(() => desk.postMessage).not.toHaveBeenCalled();
  window.dispatchEvent(
    new MessageEvent("message", {
      origin: location.origin,
      source: desk as never,
      data: deskReady,
    }),
  );
  await expect.poll(value).toBe("done");
  await expect
    .poll(() => desk.postMessage.mock.calls)
    .toEqual([[{ type: "journal.handOver", text: "{}" }, location.origin]]);
});

it("closes the desk again where the journal does not come", async () => {
  const { value } = press({ failure: { _tag: "Offline" } });
  await expect.poll(value).toBe("failed");
  await expect.poll(() => desk.close).toHaveBeenCalledOnce();
  await expect.poll(() => desk.postMessage).not.toHaveBeenCalled();
});
