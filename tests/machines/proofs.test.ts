import { describe, expect, it } from "vitest";
import { proveAll } from "../../src/atlas/build/proofs.ts";
import { machineModules } from "../../src/atlas/walk/machine-modules.ts";
import { transitionLedger } from "../../src/atlas/walk/transition-ledger.ts";

const proofs = await proveAll();

describe("a line written from the specification", () => {
  it.each(machineModules)("proves each transition of $name", async ({ name, machine }) => {
    const provedBy = proofs.get(name)?.provedBy ?? {};
    expect(transitionLedger(await machine()).ids.filter((id) => provedBy[id] === undefined)).toEqual([]);
  });

  it("counts for the other machines that the same function of the kit has made, by their own transitions' names", () => {
    const lines = proofs.get("settings-form")?.provedBy["settingsForm.collided|settings.keepMine|"] ?? [];
    expect(lines).not.toEqual([]);
    expect(proofs.get("person-settings")?.provedBy["personSettings.collided|settings.keepMine|"]).toEqual(
      lines.map((line) => ({ ...line, tableOf: "settings-form" })),
    );
  });

  it("notices the same faults of the other machines of its kit", () => {
    const id = "settingsForm.collided|settings.keepMine|";
    const own = proofs.get("settings-form")?.faults[id] ?? [];
    const others = proofs.get("person-settings")?.faults["personSettings.collided|settings.keepMine|"];
    expect(own.map(({ what }) => what)).toEqual(["is gone", "leads to failed"]);
    expect(others).toMatchObject(
      own.map(({ what }) => ({ what, noticedBy: { tableOf: expect.any(String) as string } })),
    );
  });
});
