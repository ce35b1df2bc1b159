import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { PioneerSubmission } from "../../../src/domain/pioneer/pioneer.ts";
import { noPioneerValues, type PioneerValues } from "../../../src/domain/pioneer/pioneer-form.ts";
import { fileUploadMachine, type InspectedFile } from "../../../src/machines/kit/file-upload.machine.ts";
import type { FormSubmission } from "../../../src/machines/kit/form.machine.ts";
import { visibleError } from "../../../src/machines/kit/form-fields.ts";
import { pioneerSubmissionMachine } from "../../../src/machines/pioneer/pioneer-submission.machine.ts";
import { settle } from "../../support/due-work.ts";
import { createTab } from "../../support/tab.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const typed = { order: "SO-1", model: "K-35", description: "Silent", details: "No answer." };
const log = new File(["09:14:00 TX 00"], "pairing.log");
const stored: PioneerSubmission = {
  ...typed,
  id: "PI-1" as PioneerSubmission["id"],
  order: typed.order as PioneerSubmission["order"],
  status: { _tag: "Known", code: "received" },
  submittedAt: new Date("2026-02-03T09:30:00Z"),
  followUpOn: new Date("2026-02-17T00:00:00Z"),
  returnUntil: new Date("2026-03-05T00:00:00Z"),
  submittedBy: "Robin Nord",
  log: { name: log.name, size: log.size },
  takenAt: null,
  outcome: null,
};
const program = new File(["MZ"], "pairing.exe");

const files = fileUploadMachine.provide({
  actors: {
    inspectFiles: fromPromise<readonly InspectedFile[], { readonly files: readonly File[] }>(({ input }) =>
      Promise.resolve(input.files.map((file) => ({ file, firstBytes: new TextEncoder().encode("09:14") }))),
    ),
  },
});

const start = (tab = createTab<PioneerValues>()) => {
  const { sent, logic } = pendingCalls<PioneerSubmission, FormSubmission<PioneerValues>>();
  const actor = createActor(
    pioneerSubmissionMachine.provide({ actors: { submit: logic, files, unsaved: tab.unsaved } }),
    {
      input: { values: noPioneerValues, limit: 1_800_000 },
    },
  ).start();
  const field = () => {
    const { files: child } = actor.getSnapshot().children;
    if (child === undefined) throw new Error("the form has no file field");
    return child;
  };
  const choose = async (...chosen: readonly File[]) => {
    field().send({ type: "files.add", files: chosen });
    await settle();
  };
  const fill = async () => {
    actor.send({ type: "form.changed", change: typed });
    await choose(log);
  };
  return {
    actor,
    sent,
    choose,
    fill,
    field,
    context: () => actor.getSnapshot().context,
    told: (name: keyof PioneerValues) => visibleError(actor.getSnapshot().context, name),
  };
};

describe("a submission to the pioneer initiative", () => {
  it("is not sent without its file, and says so at the file field", () => {
    const { actor, sent, told, context } = start();
    actor.send({ type: "form.changed", change: typed });
    actor.send({ type: "form.submit" });
    expect([told("log"), told("order"), sent.length]).toEqual(["MISSING", undefined, 0]);
    expect(context().focus).toEqual({ field: "log" });
  });

  it("takes the chosen file among its values, and lets it go again", async () => {
    const { choose, context, field } = start();
    await choose(log);
    expect([context().values.log, context().isDirty]).toEqual([[log], true]);
    field().send({ type: "files.remove", id: "file-1" });
    expect(context().values.log).toEqual([]);
  });

  it("has after a reload what was typed, without the file; once it is sent or begun anew, the tab keeps nothing", async () => {
    const tab = createTab<PioneerValues>();
    start(tab).actor.send({ type: "form.changed", change: typed });
    const { actor, sent, context, choose } = start(tab);
    expect(context()).toMatchObject({ values: { ...typed, log: [] }, isDirty: true });
    await choose(log);
    actor.send({ type: "form.submit" });
    await sent[0]!.end(failed({ _tag: "Offline" }));
    expect(tab.kept()).toMatchObject(typed);
    actor.send({ type: "form.submit" });
    await sent[1]!.end(answered(stored));
    expect(tab.kept()).toBeUndefined();
    actor.send({ type: "form.changed", change: { order: "SO-1" } });
    actor.send({ type: "form.reset" });
    expect([tab.kept(), start(tab).context().values]).toEqual([undefined, noPioneerValues]);
  });

  it("does not take a file of another kind", async () => {
    const { choose, context, field } = start();
    await choose(program);
    expect(context().values.log).toEqual([]);
    expect(field().getSnapshot().context.problems).toEqual([{ name: "pairing.exe", problem: "wrong_type" }]);
  });

  it("is sent with its file, shows the progress, and begins anew", async () => {
    const { actor, sent, fill, field, context } = start();
    await fill();
    actor.send({ type: "form.submit" });
    expect(sent[0]!.input.values).toEqual({ ...typed, log: [log] });
    sent[0]!.input.parent?.send({ type: "upload.progressed", sent: 5, total: 14 });
    expect(field().getSnapshot().context.transfer).toEqual({ _tag: "Sending", sent: 5, total: 14 });
    await sent[0]!.end(answered(stored));
    expect(actor.getSnapshot().hasTag("done")).toBe(true);
    expect(context().result).toEqual({ _tag: "Answered", answer: stored });
    expect([context().values, context().isDirty]).toEqual([noPioneerValues, false]);
    expect(field().getSnapshot().context.files).toEqual([]);
  });

  it.each(["TOO_LARGE", "FILE_TYPE_NOT_ALLOWED", "COMPANY_STORAGE_FULL"])(
    "tells at the file field that the server refused the file: %s",
    async (code) => {
      const { actor, sent, fill, told, context, choose, field } = start();
      await fill();
      actor.send({ type: "form.submit" });
      await sent[0]!.end(failed({ _tag: "Refused", code, field: "files[0]" }));
      expect([told("log"), context().failure]).toEqual([code, undefined]);
      expect(context().values).toEqual({ ...typed, log: [log] });
      field().send({ type: "files.remove", id: "file-1" });
      await choose(new File(["09:15:00"], "other.log"));
      expect(told("log")).toBeUndefined();
    },
  );

  it("tells at its field that the order is not the company's, and loses nothing", async () => {
    const { actor, sent, fill, told, context } = start();
    await fill();
    actor.send({ type: "form.submit" });
    await sent[0]!.end(failed({ _tag: "Refused", code: "PIONEER_ORDER_UNKNOWN", field: "order" }));
    expect([told("order"), context().values.log]).toEqual(["PIONEER_ORDER_UNKNOWN", [log]]);
    actor.send({ type: "form.changed", change: { order: "SO-2" } });
    expect(told("order")).toBeUndefined();
    actor.send({ type: "form.submit" });
    expect(sent).toHaveLength(2);
  });

  it("can be stopped while it is sent, with everything in it", async () => {
    const { actor, fill, context } = start();
    await fill();
    actor.send({ type: "form.submit" });
    actor.send({ type: "form.cancel" });
    expect([actor.getSnapshot().value, context().values]).toEqual(["editing", { ...typed, log: [log] }]);
  });
});
