import { expect, type Page } from "@playwright/test";
import { words } from "../words.ts";
import type { Deed, Model } from "./model.ts";
import { fill, goToList, goToPart, goToRegistration, press, weatherOf } from "./products-ways.ts";
import {
  isClear,
  mayAsk,
  mayMistype,
  outcomeOf,
  withDevice,
  type Device,
  type Part,
  type Place,
  type ProductsWorld,
} from "./products-world.ts";

type World = ProductsWorld;
type Known = readonly [serial: string, device: Device];

const all = (world: World): readonly Known[] => Object.entries(world.devices);
const own = (world: World): readonly Known[] => all(world).filter(([, { registered }]) => registered);
const strange = (world: World): readonly Known[] => all(world).filter(([, { registered }]) => !registered);
const at = (serial: string, part: Part, said?: string): Place => ({
  _tag: "Product",
  serial,
  part,
  ...(said === undefined ? {} : { said }),
});
const licenceOf = (serial: string): string => `DEMO-94D0-${serial.slice(-4)}`;
/** The next of the licences for weather that anybody may use, each once (docs/devices.md). */
const code = ({ licences }: World): string =>
  `${licences < 40 ? "W01M" : "W12M"}-0000-${String((licences % 40) + 1).padStart(4, "0")}`;

const deed = (what: string, act: (page: Page) => Promise<World>): Deed<World> => ({ what, act });

/** Types what is on a label, and says what must come of it. */
const register = (serial: string, licence: string, afterwards: World): Deed<World> =>
  deed(`${serial} with ${licence}`, async (page) => {
    await goToRegistration(page);
    await fill(page, "serial", serial);
    await fill(page, "licence_code", licence);
    await press(page, "products.register");
    return afterwards;
  });

/** The deeds of an owner of products. */
const deeds: Model<World>["deeds"] = {
  "looks for a product": (world) =>
    all(world).map(([serial]) =>
      deed(serial, async (page) => {
        await goToList(page, serial);
        return { ...world, at: { _tag: "List", search: serial } };
      }),
    ),
  "looks at the list": (world) => [
    deed("all", async (page) => {
      await goToList(page, "");
      return { ...world, at: { _tag: "List", search: "" } };
    }),
  ],
  "looks at a part of a product": (world) =>
    own(world).flatMap(([serial]) =>
      (["product", "remoteConnect", "cloudServices", "productSettings"] as const).map((part) =>
        deed(`${serial} ${part}`, async (page) => {
          await goToPart(page, world.at, serial, part);
          return { ...world, at: at(serial, part) };
        }),
      ),
    ),
  "registers a product": (world) =>
    strange(world).map(([serial]) =>
      register(serial, licenceOf(serial), {
        ...withDevice(world, serial, { registered: true, weather: "off", news: { _tag: "None" } }),
        at: { _tag: "Register", said: "done" },
        total: world.total + 1,
      }),
    ),
  "registers what is registered": (world) =>
    own(world).map(([serial]) =>
      register(serial, licenceOf(serial), {
        ...world,
        at: { _tag: "Register", said: "PRODUCT_ALREADY_REGISTERED" },
      }),
    ),
  "mistypes a licence code": (world) =>
    (mayMistype(world) ? strange(world) : []).map(([serial]) =>
      register(serial, "DEMO-94D0-9999", {
        ...world,
        at: { _tag: "Register", said: "LICENCE_CODE_INVALID" },
        wrong: world.wrong + 1,
      }),
    ),
  "tests the connection": (world) => {
    const now = Date.now();
    return !mayAsk(world, now)
      ? []
      : own(world)
          .filter(([, { tests, news }]) => isClear(tests, now) && news._tag !== "TooManyTests")
          .map(([serial, device]) =>
            deed(serial, async (page) => {
              await goToPart(page, world.at, serial, "remoteConnect");
              const answer = page.waitForResponse(/testRemoteConnect/);
              await page
                .getByRole("main")
                .getByRole("button", {
                  name: new RegExp(`^(${words("remote.start")}|${words("remote.again")})$`),
                })
                .click();
              await answer;
              const moment = Date.now();
              const news = outcomeOf(device, moment);
              const tested = news._tag === "Tested" ? { tests: [...device.tests, moment] } : {};
              return {
                ...withDevice(world, serial, { ...tested, news }),
                at: at(serial, "remoteConnect"),
                asked: news._tag === "Tested" ? [...world.asked, moment] : world.asked,
              };
            }),
          );
  },
  "lifts a block": (world) =>
    own(world)
      .filter(
        ([, { block, news }]) =>
          block !== undefined && block !== "418/473" && news._tag === "Tested" && news.code === block,
      )
      .map(([serial]) =>
        deed(serial, async (page) => {
          await goToPart(page, world.at, serial, "remoteConnect");
          await press(page, "remote.unblock");
          return {
            ...withDevice(world, serial, { block: undefined, news: { _tag: "Lifted" } }),
            at: at(serial, "remoteConnect"),
          };
        }),
      ),
  "begins the test month": (world) =>
    own(world)
      .filter(([, { weather, testUsed }]) => weather === "off" && !testUsed)
      .map(([serial]) =>
        deed(serial, async (page) => {
          await goToPart(page, world.at, serial, "cloudServices");
          await weatherOf(page)
            .getByRole("radio", { name: words("activate.test") })
            .check();
          await press(weatherOf(page), "activate.test.submit");
          return {
            ...withDevice(world, serial, { weather: "test", testUsed: true }),
            at: at(serial, "cloudServices"),
          };
        }),
      ),
  "buys the service": (world) =>
    own(world)
      .filter(([, { weather }]) => weather === "off" || weather === "test")
      .map(([serial, { weather, testUsed }]) =>
        deed(serial, async (page) => {
          await goToPart(page, world.at, serial, "cloudServices");
          if (weather === "off" && !testUsed)
            await weatherOf(page)
              .getByRole("radio", { name: words("activate.code") })
              .check();
          await fill(weatherOf(page), "licence_code", code(world));
          await press(weatherOf(page), "activate.submit");
          return {
            ...withDevice(world, serial, { weather: "active" }),
            at: at(serial, "cloudServices"),
            licences: world.licences + 1,
          };
        }),
      ),
  "renews the service": (world) =>
    own(world)
      .filter(([, { weather }]) => weather === "active" || weather === "expired")
      .map(([serial]) =>
        deed(serial, async (page) => {
          await goToPart(page, world.at, serial, "cloudServices");
          await fill(weatherOf(page), "licence_code", code(world));
          await press(weatherOf(page), "renew.submit");
          return {
            ...withDevice(world, serial, { weather: "active" }),
            at: at(serial, "cloudServices", "renew.done"),
            licences: world.licences + 1,
          };
        }),
      ),
  "transfers the service": (world, random) =>
    own(world)
      .filter(([, { weather }]) => weather === "active")
      .flatMap(([serial]) => {
        const others = own(world).filter(([other]) => other !== serial);
        const target = others[Math.floor(random() * others.length)]?.[0];
        return target === undefined
          ? []
          : [
              deed(`${serial} to ${target}`, async (page) => {
                await goToPart(page, world.at, serial, "cloudServices");
                await fill(weatherOf(page), "to_serial", target);
                await press(weatherOf(page), "transfer.submit");
                return {
                  ...withDevice(withDevice(world, serial, { weather: "off" }), target, { weather: "active" }),
                  at: at(serial, "cloudServices"),
                };
              }),
            ];
      }),
  "confirms a deletion with another number": (world) =>
    own(world).map(([serial]) =>
      deed(serial, async (page) => {
        await goToPart(page, world.at, serial, "productSettings");
        await fill(page, "confirmation", "504F94D0FFFF");
        await press(page, "delete.submit");
        return { ...world, at: at(serial, "productSettings", "product.problem.OTHER_SERIAL") };
      }),
    ),
  "deletes a product": (world) =>
    own(world).length < 4
      ? []
      : own(world).map(([serial]) =>
          deed(serial, async (page) => {
            await goToPart(page, world.at, serial, "productSettings");
            await fill(page, "confirmation", serial);
            await press(page, "delete.submit");
            return {
              ...withDevice(world, serial, { registered: false, weather: "off" }),
              at: { _tag: "Gone", said: "delete.done" },
              total: world.total - 1,
            };
          }),
        ),
  "reloads the page": (world) => [
    deed("", async (page) => {
      await page.reload();
      const forgotten = Object.keys(world.devices).reduce(
        (rest, serial) => withDevice(rest, serial, { news: { _tag: "None" } }),
        world,
      );
      const { at: place } = world;
      if (place._tag === "Product") return { ...forgotten, at: at(place.serial, place.part) };
      if (place._tag === "Gone")
        return { ...forgotten, at: { _tag: "Gone", said: "product.not_found.title" } };
      return { ...forgotten, at: place._tag === "Register" ? { _tag: "Register", said: "nothing" } : place };
    }),
  ],
};

const seeNews = async (page: Page, { news }: Device): Promise<void> => {
  const panel = page.getByRole("region", { name: words("remote.panel"), exact: true });
  const titleOf = (outcome: string): string =>
    words(`remote.${{ HTTP_500: "other" }[outcome] ?? outcome.replace("418/", "")}.title`);
  switch (news._tag) {
    case "None":
      return expect(panel.getByText(words("remote.intro"), { exact: true })).toBeVisible();
    case "Lifted":
      return expect(panel.getByText(words("remote.unblocked"), { exact: true })).toBeVisible();
    case "TooManyTests":
      return expect(panel.getByText(words("product.refused.TOO_MANY_TESTS"), { exact: true })).toBeVisible();
    case "Tested":
      await expect(
        panel.getByText(words("failure.code", { code: news.code }), { exact: true }),
      ).toBeVisible();
      return expect(panel.getByText(titleOf(news.code), { exact: true })).toBeVisible();
  }
};

const seeWeather = async (page: Page, { weather, testUsed }: Device): Promise<void> => {
  const panel = weatherOf(page);
  await expect(
    panel.locator("dl").getByText(words(`product.service_status.${weather}`), { exact: true }),
  ).toBeVisible();
  if (weather === "off")
    return testUsed
      ? expect(panel.getByText(words("activate.test_used"), { exact: true })).toBeVisible()
      : expect(panel.getByRole("radio", { name: words("activate.test") })).toBeVisible();
  if (weather === "active") return expect(panel.locator("[name=to_serial]")).toBeVisible();
  return expect(
    panel.getByText(
      words(
        `product.refused.${weather === "test" ? "TEST_SERVICE_NOT_TRANSFERABLE" : "CLOUD_SERVICE_EXPIRED"}`,
      ),
      { exact: true },
    ),
  ).toBeVisible();
};

const seePart = async (
  page: Page,
  { devices }: World,
  { serial, part, said }: Place & { readonly _tag: "Product" },
): Promise<void> => {
  const device = devices[serial];
  if (device === undefined) throw new Error(`nobody knows ${serial}`);
  const main = page.getByRole("main");
  if (part === "remoteConnect") await seeNews(page, device);
  if (part === "cloudServices") await seeWeather(page, device);
  if (part === "product")
    await expect(
      main.getByRole("region", { name: words("product.facts") }).getByText(serial, { exact: true }),
    ).toBeVisible();
  if (part === "productSettings") await expect(page.locator("[name=confirmation]")).toBeEditable();
  if (said !== undefined) await expect(main.getByText(words(said), { exact: true }).first()).toBeVisible();
};

const see: Model<World>["see"] = async (page, world) => {
  const main = page.getByRole("main");
  const { at: place } = world;
  switch (place._tag) {
    case "Product":
      return seePart(page, world, place);
    case "Gone":
      return expect(main.getByText(words(place.said), { exact: true }).first()).toBeVisible();
    case "Register": {
      if (place.said === "nothing") return expect(page.locator("[name=serial]")).toHaveValue("");
      return expect(
        main.getByText(words(place.said === "done" ? "register.done" : `product.refused.${place.said}`), {
          exact: true,
        }),
      ).toBeVisible();
    }
    case "List": {
      const found = place.search === "" ? world.total : Number(world.devices[place.search]?.registered);
      return expect(
        main.getByText(
          found === 0
            ? words("products.none.title")
            : words(`products.total_${found === 1 ? "one" : "other"}`, { number: found }),
          { exact: true },
        ),
      ).toBeVisible();
    }
  }
};

const kind = ({ at: place, devices }: World): string => {
  if (place._tag === "Product") {
    const device = devices[place.serial];
    const more =
      place.part === "remoteConnect"
        ? device?.news._tag === "Tested"
          ? device.news.code
          : device?.news._tag
        : place.part === "cloudServices"
          ? `${device?.weather} ${device?.testUsed}`
          : "";
    return `${place.part} ${more} ${place.said ?? ""}`;
  }
  if (place._tag === "Register") return `register ${place.said}`;
  return place._tag === "List"
    ? `list ${place.search === "" ? "whole" : String(devices[place.search]?.registered)}`
    : place._tag;
};

/** Products: registered, tested, unblocked, given services that are transferred, and deleted. */
export const products: Model<World> = { deeds, see, kind };
