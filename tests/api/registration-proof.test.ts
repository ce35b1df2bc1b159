import { expect, it } from "vitest";
import { pdfText } from "../support/pdf-text.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { loadFile } from "../support/portal/load-file.ts";

eachDemoPortal("the proof of a registration", (demo) => {
  const serialOf = async (id: string): Promise<string> =>
    (await demo().ask<{ readonly rows: readonly { readonly serial: string }[] }>(id, "getProducts")).rows[0]
      ?.serial ?? "";
  /** The text of the PDF that is loaded by a link. */
  const load = async (id: string, fields: Record<string, string>) => {
    const { headers, bytes } = await loadFile(demo(), id, "getRegistrationProof", fields);
    const text = await pdfText(bytes);
    return { name: headers.get("content-disposition"), text };
  };

  it.each([
    ["gold", "dede", "Registrierungsnachweis"],
    ["customer", "cscz", "Potvrzení o registraci"],
  ])("names the product and its owner, for %s in the locale %s", async (id, instance, title) => {
    const serial = await serialOf(id);
    const [company] = await demo().database.sql<{ name: string }>`
      select c.name from companies c join accounts a on a.company_id = c.id where a.id = ${id}`;
    const { name, text } = await load(id, { serial, instance });
    expect(name).toContain(`filename="registration-${serial}.pdf"`);
    for (const part of [title, serial, company!.name]) expect(text).toContain(part);
  });

  it("is not given for the product of another company, nor without the right", async () => {
    const fields = { serial: await serialOf("gold"), instance: "int" };
    expect((await demo().send("silver", "getRegistrationProof", fields)).status).toBe(404);
    expect((await demo().send("employee", "getRegistrationProof", fields)).status).toBe(403);
    expect((await demo().send(undefined, "getRegistrationProof", fields)).status).toBe(401);
    expect((await demo().send("gold", "getRegistrationProof", { ...fields, instance: "xx" })).status).toBe(
      422,
    );
  });
});
