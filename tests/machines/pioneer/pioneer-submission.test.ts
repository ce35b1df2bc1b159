import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import type { PioneerSubmission } from "../../../src/domain/pioneer/pioneer.ts";
import { noPioneerValues, type PioneerValues } from "../../../src/domain/pioneer/pioneer-form.ts";
import { fileUploadMachine, type InspectedFile } from "../../../src/machines/kit/file-upload.machine.ts";
import type { FormSubmission } from "../../../src/machines/kit/form.machine.ts";
import { pioneerSubmissionMachine } from "../../../src/machines/pioneer/pioneer-submission.machine.ts";
import { settle } from "../../support/due-work.ts";
import { createTab } from "../../support/tab.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const typed = { order: "SO-1", model: "K-35", description: "Silent", details: "No answer." };
const log = new File(["09:14:00 TX 00"], "pairing.log");
const program = new File(["MZ"], "pairing.exe");

const files = fileUploadMachine.provide({
  actors: {
    inspectFiles: fromPromise<readonly InspectedFile[], { readonly files: readonly File[] }>(({ input }) =>
      Promise.resolve(input.files.map((file) => ({ file, firstBytes: new TextEncoder().encode("09:14") }))),
    ),
  },
});

const start = () => {
  const { sent, logic } = pendingCalls<PioneerSubmission, FormSubmission<PioneerValues>>();
  const { unsaved } = createTab<PioneerValues>();
  const actor = createActor(pioneerSubmissionMachine.provide({ actors: { submit: logic, files, unsaved } }), {
    input: { values: noPioneerValues, limit: 1_800_000 },
  }).start();
  const field = () => {
    const { files: child } = actor.getSnapshot().children;
    if (child === undefined) throw new Error("the form has no file field");
    return child;
  };
  const choose = async (...chosen: readonly File[]) => {
    field().send({ type: "files.add", files: chosen });
    await settle();
  };
  return { actor, sent, choose, field, values: () => actor.getSnapshot().context.values };
};

describe("a submission to the pioneer initiative", () => {
  it("does not take a file of another kind", async () => {
    const { choose, values, field } = start();
    await choose(program);
    expect(values().log).toEqual([]);
    expect(field().getSnapshot().context.problems).toEqual([{ name: "pairing.exe", problem: "wrong_type" }]);
  });

  it("is sent with the file of its field, which shows the progress that the call reports", async () => {
    const { actor, sent, choose, field } = start();
    actor.send({ type: "form.changed", change: typed });
    await choose(log);
    actor.send({ type: "form.submit" });
    expect(sent[0]!.input.values).toEqual({ ...typed, log: [log] });
    sent[0]!.input.parent?.send({ type: "upload.progressed", sent: 5, total: 14 });
    expect(field().getSnapshot().context.transfer).toEqual({ _tag: "Sending", sent: 5, total: 14 });
  });
});
