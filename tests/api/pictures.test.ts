import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, it } from "vitest";
import { cropText, picturePath } from "../../src/domain/pictures/picture-address.ts";
import type { PicturePurpose } from "../../src/domain/pictures/picture-purpose.ts";
import { LONGEST_SIDE, type AddedPicture } from "../../src/domain/pictures/picture.ts";
import { cleanUp } from "../../server/housekeeping.ts";
import { namePictures, type PictureOwner } from "../../server/pictures/picture-uses.ts";
import { phoneHeic } from "../support/pictures/phone-heic.ts";
import { readWebp } from "../support/pictures/read-webp.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import {
  animation,
  attacks,
  blackPng,
  largePicture,
  phonePhoto,
  picture,
  pictureBytes,
} from "../support/pictures/picture-files.ts";

const hours = (count: number): number => count * 60 * 60 * 1000;

eachDemoPortal("pictures", (demo) => {
  const add = (id: string, file: File, purpose: PicturePurpose = "website", headers = {}) =>
    demo().ask<AddedPicture>(id, "addPicture", { purpose }, { files: [file], headers });
  const bytesOf = async (id: string): Promise<Buffer> => {
    const stream = await demo().portal.fileStore.open(id);
    if (stream === undefined) throw new Error(`${id} is not stored`);
    return buffer(stream);
  };
  const stored = async (): Promise<number> => {
    const [row] = await demo().database.sql<{ count: number }>`select count(*) as count from files`;
    return row?.count ?? 0;
  };
  const companyOf = async (id: string): Promise<string> => {
    const [row] = await demo().database.sql<{
      company_id: string;
    }>`select company_id from accounts where id = ${id}`;
    return row?.company_id ?? "";
  };
  const name = async (
    pictures: Parameters<typeof namePictures>[2],
    more: Partial<PictureOwner> = {},
    now = new Date(),
  ): Promise<string | undefined> => {
    const companyId = more.companyId ?? (await companyOf("gold"));
    return demo().database.transaction((sql) =>
      namePictures(
        sql,
        { companyId, purpose: "website", owner: "draft", published: false, ...more },
        pictures,
        now,
      ),
    );
  };
  /** The status and the bytes of an address, with the cookies of an account or without. */
  const get = async (path: string, id?: string, headers: Record<string, string> = {}) => {
    const cookies = id === undefined ? new Map<string, string>() : (await demo().as(id)).cookies;
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    const answer = await fetch(`${demo().portal.url}${path}`, { headers: { ...headers, cookie } });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it("are kept upright, without a place, a comment or anything behind them", async () => {
    const { id, width, height } = await add("gold", await phonePhoto());
    expect([width, height]).toEqual([200, 400]);
    const kept = await bytesOf(id);
    const about = await sharp(kept).metadata();
    expect([about.format, about.width, about.height]).toEqual(["jpeg", 200, 400]);
    expect([about.exif, about.icc, about.xmp, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(kept.includes("words")).toBe(false);
    // The photo lay on its side: red was left and is above.
    const { data } = await sharp(kept)
      .extract({ left: 100, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });

  it("are kept as JPEG or PNG, the first of an animation, and not larger than is shown", async () => {
    expect(await add("gold", await picture("png", "house.png"))).toMatchObject({ width: 400, height: 200 });
    const still = await add("gold", await picture("gif", "HOUSE.GIF"));
    expect((await sharp(await bytesOf(still.id)).metadata()).format).toBe("png");
    const moving = await animation();
    expect((await sharp(Buffer.from(await moving.arrayBuffer())).metadata()).pages).toBe(2);
    const first = await bytesOf((await add("gold", moving)).id);
    const about = await sharp(first).metadata();
    expect([about.format, about.pages, about.width, about.height]).toEqual(["png", undefined, 40, 20]);
    expect([...(await sharp(first).removeAlpha().raw().toBuffer()).subarray(0, 3)]).toEqual([255, 0, 0]);
    const most = new File([Buffer.from(blackPng(8000, 5000))], "wall.png");
    expect(await add("gold", most)).toMatchObject({ width: LONGEST_SIDE, height: (LONGEST_SIDE * 5) / 8 });
    const wide = new File(
      [Buffer.from(await pictureBytes("png", { width: 5000, height: 1000 }))],
      "wide.png",
    );
    expect(await add("gold", wide)).toMatchObject({ width: LONGEST_SIDE, height: LONGEST_SIDE / 5 });
  });

  it("of a phone (HEIC) are kept as JPEG, under a name that says so, and shown like every other", async () => {
    const photo = new File([phoneHeic], "IMG_2041.HEIC");
    const { id, width, height } = await add("gold", photo, "references");
    expect([width, height]).toEqual([48, 64]);
    const [file] = await demo().database.sql<{ name: string; kind: string }>`
      select name, kind from files where id = ${id}`;
    expect(file).toEqual({ name: "IMG_2041.jpg", kind: "jpg" });
    expect((await sharp(await bytesOf(id)).metadata()).format).toBe("jpeg");
    const { status, bytes } = await get(picturePath({ id }, "320"), "gold");
    expect([status, (await readWebp(() => sharp(bytes).metadata())).height]).toEqual([200, 64]);
  });

  it.each(attacks)("are refused, and nothing is stored: %s", async (_what, make, code) => {
    const before = await stored();
    const { status, json } = await demo().send(
      "gold",
      "addPicture",
      { purpose: "website" },
      { files: [await make()] },
    );
    expect([status, json]).toMatchObject([422, { valid: false, error_code: code, field: "files[0]" }]);
    expect(await stored()).toBe(before);
  });

  it("may arrive with more than 2 MB, and are kept within", async () => {
    const large = await largePicture();
    expect(large.size).toBeGreaterThan(2_000_000);
    const { id, width, height } = await add("gold", large);
    const [kept] = await demo().database.sql<{ size: number }>`select size from files where id = ${id}`;
    expect([kept!.size <= 2_000_000, width > 700, width === height]).toEqual([true, true, true]);
  });

  it("are refused where there is none, or more than 15 MB", async () => {
    const large = new File([Buffer.from(await pictureBytes("jpeg")), Buffer.alloc(15_000_000)], "large.jpg");
    const tooLarge = await demo().send("gold", "addPicture", { purpose: "website" }, { files: [large] });
    expect([tooLarge.status, tooLarge.json]).toMatchObject([413, { error_code: "TOO_LARGE" }]);
    const none = await demo().send("gold", "addPicture", { purpose: "website" });
    expect([none.status, none.json]).toMatchObject([
      422,
      { error_code: "INVALID_REQUEST", field: "files[0]" },
    ]);
  });

  it("are taken 120 times within a quarter of an hour, from one account", async () => {
    const file = new File([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], "broken.png");
    const send = () => demo().send("platin", "addPicture", { purpose: "website" }, { files: [file] });
    for (let count = 0; count < 120; count += 1)
      expect((await send()).json).toMatchObject({ error_code: "PICTURE_DAMAGED" });
    const { status, headers } = await send();
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("are stored once for each key", async () => {
    const headers = { "Idempotency-Key": "the-same-picture" };
    const file = await picture("png", "house.png");
    const { id } = await add("gold", file, "website", headers);
    expect((await add("gold", file, "website", headers)).id).toBe(id);
    expect((await add("gold", file)).id).not.toBe(id);
  });

  it("need the right of what they are for", async () => {
    const file = await picture("png", "house.png");
    const statuses = (id: string) =>
      Promise.all(
        (["website", "references", "award"] as const).map(
          async (purpose) => (await demo().send(id, "addPicture", { purpose }, { files: [file] })).status,
        ),
      );
    expect(await statuses("gold")).toEqual([200, 200, 200]);
    // An employee without these two rights, the manufacturer's staff, a customer.
    expect(await statuses("employee")).toEqual([403, 403, 200]);
    expect(await statuses("staff")).toEqual([403, 403, 403]);
    expect(await statuses("customer")).toEqual([403, 403, 403]);
  });

  it("are read by their company with the right, and by staff", async () => {
    const { id } = await add("gold", await picture("png", "house.png"), "references");
    const read = async (as: string) =>
      (await demo().send(as, "getPicture", { id, crop: "whole", width: "320" })).status;
    expect([await read("gold"), await read("staff")]).toEqual([200, 200]);
    expect([await read("employee"), await read("silver")]).toEqual([404, 404]);
    // An award that takes the reference over names it: that needs no right.
    await name([{ id, width: 400, height: 200 }], { purpose: "award", owner: "project" });
    expect([await read("employee"), await read("silver")]).toEqual([200, 404]);
    // What is published is everybody's, as far as it is shown.
    await name([{ id, width: 400, height: 200 }], { owner: "online", published: true });
    expect([await read("customer"), await read("silver")]).toEqual([200, 200]);
    const part = { id, crop: "0-0-100-100", width: "320" };
    expect((await demo().send("customer", "getPicture", part)).status).toBe(404);
  });

  it("are cropped and made smaller by the server, but never larger", async () => {
    const { id } = await add("gold", await picture("png", "house.png"));
    const crop = { x: 250, y: 20, width: 100, height: 50 };
    const path = picturePath({ id, crop }, "320");
    const { status, bytes, headers } = await get(path, "gold");
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "no-store",
    ]);
    const { data, info } = await readWebp(() => sharp(bytes).raw().toBuffer({ resolveWithObject: true }));
    expect([info.width, info.height]).toEqual([100, 50]);
    // The right half is blue.
    expect([data[0]! < 60, data[2]! > 200]).toEqual([true, true]);
    const whole = await get(picturePath({ id }, "320"), "gold");
    expect((await readWebp(() => sharp(whole.bytes).metadata())).width).toBe(320);
    const outside = { x: 350, y: 0, width: 100, height: 50 };
    expect((await get(picturePath({ id, crop: outside }, "320"), "gold")).status).toBe(404);
  });

  it("have an address that is everybody's as long as something published shows that part", async () => {
    const { id, width, height } = await add("gold", await picture("png", "house.png"));
    const crop = { x: 0, y: 0, width: 160, height: 90 };
    const path = picturePath({ id, crop }, "320");
    expect([(await get(path)).status, (await get(path, "silver")).status]).toEqual([404, 404]);
    await name([{ id, width, height, crop }], { owner: "live", published: true });
    const shown = await get(path);
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
    const again = await get(path, undefined, { "If-None-Match": shown.headers.get("etag") ?? "" });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    // Nothing else of it: not the whole picture, no other width, no other kind.
    for (const other of [
      picturePath({ id }, "320"),
      path.replace("320", "321"),
      path.replace("webp", "svg"),
      path.replace(cropText(crop), "0-0-160-91"),
      path.replace(id, "f".repeat(32)),
    ])
      expect([other, (await get(other)).status]).toEqual([other, 404]);
    const { sql } = demo().database;
    await sql`update companies set deactivated_at = now() where id = 'gold'`;
    expect((await get(path)).status).toBe(404);
    await sql`update companies set deactivated_at = null, partner_status = 'endcustomer' where id = 'gold'`;
    expect((await get(path)).status).toBe(404);
    await sql`update companies set partner_status = 'gold' where id = 'gold'`;
    expect((await get(path)).status).toBe(200);
    await name([], { owner: "live", published: true });
    expect((await get(path)).status).toBe(404);
  });

  it("are named by those of their company alone, as they are kept", async () => {
    const { id, width, height } = await add("gold", await picture("png", "house.png"));
    const good = { id, width, height };
    expect(await name([good], { companyId: await companyOf("silver"), owner: "theirs" })).toBe(id);
    expect(await name([{ ...good, width: 4000 }])).toBe(id);
    expect(await name([{ ...good, crop: { x: 399, y: 0, width: 2, height: 2 } }])).toBe(id);
    expect(await name([good, { ...good, crop: { x: 0, y: 0, width: 2, height: 2 } }])).toBe(undefined);
  });

  it("are deleted with their files two days after nothing names them any more", async () => {
    const sweep = (after: number) =>
      cleanUp(demo().database, demo().portal.fileStore, new Date(Date.now() + after));
    const fresh = await add("gold", await picture("png", "house.png"));
    const named = await add("gold", await picture("png", "house.png"));
    await name([named], { owner: "kept" });
    const has = (id: string) => demo().portal.fileStore.has(id);
    await sweep(hours(47));
    expect([await has(fresh.id), await has(named.id)]).toEqual([true, true]);
    await sweep(hours(49));
    expect([await has(fresh.id), await has(named.id)]).toEqual([false, true]);
    // Two days count from the time when it was named last.
    await name([], { owner: "kept" }, new Date(Date.now() + hours(49)));
    await sweep(hours(96));
    expect(await has(named.id)).toBe(true);
    await sweep(hours(98));
    expect(await has(named.id)).toBe(false);
    const [left] = await demo().database.sql`select id from files where id = ${named.id}`;
    expect(left).toBe(undefined);
  });
});
