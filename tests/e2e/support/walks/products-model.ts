import { expect, type Page } from "@playwright/test";
import { label } from "../texts.ts";
import type { Action, Model } from "./model.ts";
import { fill, goToList, goToPart, goToRegistration, press, weatherOf } from "./products-steps.ts";
import {
  isClear,
  mayAsk,
  mayMistype,
  outcomeOf,
  withDevice,
  type Device,
  type Part,
  type Place,
  type ProductsState,
} from "./products-state.ts";

type State = ProductsState;
type Known = readonly [serial: string, device: Device];

const all = (state: State): readonly Known[] => Object.entries(state.devices);
const own = (state: State): readonly Known[] => all(state).filter(([, { registered }]) => registered);
const strange = (state: State): readonly Known[] => all(state).filter(([, { registered }]) => !registered);
const at = (serial: string, part: Part, said?: string): Place => ({
  _tag: "Product",
  serial,
  part,
  ...(said === undefined ? {} : { said }),
});
const licenceOf = (serial: string): string => `DEMO-94D0-${serial.slice(-4)}`;
/** The next of the weather licences for a year that anybody may use once (docs/devices.md). */
const code = ({ licences }: State): string => `W12M-0000-${String(licences + 1).padStart(4, "0")}`;

const action = (what: string, act: (page: Page) => Promise<State>): Action<State> => ({ what, act });

/** Types the values of a label, and returns the expected state. */
const register = (serial: string, licence: string, afterwards: State): Action<State> =>
  action(`${serial} with ${licence}`, async (page) => {
    await goToRegistration(page);
    await fill(page, "serial", serial);
    await fill(page, "licence_code", licence);
    await press(page, "products.register");
    return afterwards;
  });

/** The actions of an owner of products. */
const actions: Model<State>["actions"] = {
  "searches for a product": (state) =>
    all(state).map(([serial]) =>
      action(serial, async (page) => {
        await goToList(page, serial);
        return { ...state, at: { _tag: "List", search: serial } };
      }),
    ),
  "opens the list": (state) => [
    action("all", async (page) => {
      await goToList(page, "");
      return { ...state, at: { _tag: "List", search: "" } };
    }),
  ],
  "opens a part of a product": (state) =>
    own(state).flatMap(([serial]) =>
      (["product", "remoteConnect", "cloudServices", "productSettings"] as const).map((part) =>
        action(`${serial} ${part}`, async (page) => {
          await goToPart(page, state.at, serial, part);
          return { ...state, at: at(serial, part) };
        }),
      ),
    ),
  "registers a product": (state) =>
    strange(state).map(([serial]) =>
      register(serial, licenceOf(serial), {
        ...withDevice(state, serial, { registered: true, weather: "off", news: { _tag: "None" } }),
        at: { _tag: "Register", said: "done" },
        total: state.total + 1,
      }),
    ),
  "registers a registered product": (state) =>
    own(state).map(([serial]) =>
      register(serial, licenceOf(serial), {
        ...state,
        at: { _tag: "Register", said: "PRODUCT_ALREADY_REGISTERED" },
      }),
    ),
  "mistypes a licence code": (state) =>
    (mayMistype(state) ? strange(state) : []).map(([serial]) =>
      register(serial, "DEMO-94D0-9999", {
        ...state,
        at: { _tag: "Register", said: "LICENCE_CODE_INVALID" },
        wrong: state.wrong + 1,
      }),
    ),
  "tests the connection": (state) => {
    const now = Date.now();
    return !mayAsk(state, now)
      ? []
      : own(state)
          .filter(([, { tests, news }]) => isClear(tests, now) && news._tag !== "TooManyTests")
          .map(([serial, device]) =>
            action(serial, async (page) => {
              await goToPart(page, state.at, serial, "remoteConnect");
              const answer = page.waitForResponse(/testRemoteConnect/);
              await page
                .getByRole("main")
                .getByRole("button", {
                  name: new RegExp(`^(${label("remote.start")}|${label("remote.again")})$`),
                })
                .click();
              await answer;
              const moment = Date.now();
              const news = outcomeOf(device, moment);
              const tested = news._tag === "Tested" ? { tests: [...device.tests, moment] } : {};
              return {
                ...withDevice(state, serial, { ...tested, news }),
                at: at(serial, "remoteConnect"),
                asked: news._tag === "Tested" ? [...state.asked, moment] : state.asked,
              };
            }),
          );
  },
  "unblocks an address": (state) =>
    own(state)
      .filter(
        ([, { block, news }]) =>
          block !== undefined && block !== "418/473" && news._tag === "Tested" && news.code === block,
      )
      .map(([serial]) =>
        action(serial, async (page) => {
          await goToPart(page, state.at, serial, "remoteConnect");
          await press(page, "remote.unblock");
          return {
            ...withDevice(state, serial, { block: undefined, news: { _tag: "Lifted" } }),
            at: at(serial, "remoteConnect"),
          };
        }),
      ),
  "starts the trial month": (state) =>
    own(state)
      .filter(([, { weather, testUsed }]) => weather === "off" && !testUsed)
      .map(([serial]) =>
        action(serial, async (page) => {
          await goToPart(page, state.at, serial, "cloudServices");
          await weatherOf(page)
            .getByRole("radio", { name: label("activate.test") })
            .check();
          await press(weatherOf(page), "activate.test.submit");
          return {
            ...withDevice(state, serial, { weather: "test", testUsed: true }),
            at: at(serial, "cloudServices"),
          };
        }),
      ),
  "buys the service": (state) =>
    own(state)
      .filter(([, { weather }]) => weather === "off" || weather === "test")
      .map(([serial, { weather, testUsed }]) =>
        action(serial, async (page) => {
          await goToPart(page, state.at, serial, "cloudServices");
          if (weather === "off" && !testUsed)
            await weatherOf(page)
              .getByRole("radio", { name: label("activate.code") })
              .check();
          await fill(weatherOf(page), "licence_code", code(state));
          await press(weatherOf(page), "activate.submit");
          return {
            ...withDevice(state, serial, { weather: "active" }),
            at: at(serial, "cloudServices"),
            licences: state.licences + 1,
          };
        }),
      ),
  "renews the service": (state) =>
    own(state)
      .filter(([, { weather }]) => weather === "active" || weather === "expired")
      .map(([serial]) =>
        action(serial, async (page) => {
          await goToPart(page, state.at, serial, "cloudServices");
          await fill(weatherOf(page), "licence_code", code(state));
          await press(weatherOf(page), "renew.submit");
          return {
            ...withDevice(state, serial, { weather: "active" }),
            at: at(serial, "cloudServices", "renew.done"),
            licences: state.licences + 1,
          };
        }),
      ),
  "transfers the service": (state, random) =>
    own(state)
      .filter(([, { weather }]) => weather === "active")
      .flatMap(([serial]) => {
        const others = own(state).filter(([other]) => other !== serial);
        const target = others[Math.floor(random() * others.length)]?.[0];
        return target === undefined
          ? []
          : [
              action(`${serial} to ${target}`, async (page) => {
                await goToPart(page, state.at, serial, "cloudServices");
                await fill(weatherOf(page), "to_serial", target);
                await press(weatherOf(page), "transfer.submit");
                return {
                  ...withDevice(withDevice(state, serial, { weather: "off" }), target, { weather: "active" }),
                  at: at(serial, "cloudServices"),
                };
              }),
            ];
      }),
  "confirms a deletion with another number": (state) =>
    own(state).map(([serial]) =>
      action(serial, async (page) => {
        await goToPart(page, state.at, serial, "productSettings");
        await fill(page, "confirmation", "504F94D0FFFF");
        await press(page, "delete.submit");
        return { ...state, at: at(serial, "productSettings", "product.problem.OTHER_SERIAL") };
      }),
    ),
  "deletes a product": (state) =>
    own(state).length < 4
      ? []
      : own(state).map(([serial]) =>
          action(serial, async (page) => {
            await goToPart(page, state.at, serial, "productSettings");
            await fill(page, "confirmation", serial);
            await press(page, "delete.submit");
            return {
              ...withDevice(state, serial, { registered: false, weather: "off" }),
              at: { _tag: "Gone", said: "delete.done" },
              total: state.total - 1,
            };
          }),
        ),
  "reloads the page": (state) => [
    action("", async (page) => {
      await page.reload();
      const forgotten = Object.keys(state.devices).reduce(
        (rest, serial) => withDevice(rest, serial, { news: { _tag: "None" } }),
        state,
      );
      const { at: place } = state;
      if (place._tag === "Product") return { ...forgotten, at: at(place.serial, place.part) };
      if (place._tag === "Gone")
        return { ...forgotten, at: { _tag: "Gone", said: "product.not_found.title" } };
      return { ...forgotten, at: place._tag === "Register" ? { _tag: "Register", said: "nothing" } : place };
    }),
  ],
};

const seeNews = async (page: Page, { news }: Device): Promise<void> => {
  const panel = page.getByRole("region", { name: label("remote.panel"), exact: true });
  const titleOf = (outcome: string): string =>
    label(`remote.${{ HTTP_500: "other" }[outcome] ?? outcome.replace("418/", "")}.title`);
  switch (news._tag) {
    case "None":
      return expect(panel.getByText(label("remote.intro"), { exact: true })).toBeVisible();
    case "Lifted":
      return expect(panel.getByText(label("remote.unblocked"), { exact: true })).toBeVisible();
    case "TooManyTests":
      return expect(panel.getByText(label("product.refused.TOO_MANY_TESTS"), { exact: true })).toBeVisible();
    case "Tested":
      await expect(
        panel.getByText(label("failure.code", { code: news.code }), { exact: true }),
      ).toBeVisible();
      return expect(panel.getByText(titleOf(news.code), { exact: true })).toBeVisible();
  }
};

const seeWeather = async (page: Page, { weather, testUsed }: Device): Promise<void> => {
  const panel = weatherOf(page);
  await expect(
    panel.locator("dl").getByText(label(`product.service_status.${weather}`), { exact: true }),
  ).toBeVisible();
  if (weather === "off")
    return testUsed
      ? expect(panel.getByText(label("activate.test_used"), { exact: true })).toBeVisible()
      : expect(panel.getByRole("radio", { name: label("activate.test") })).toBeVisible();
  if (weather === "active") return expect(panel.locator("[name=to_serial]")).toBeVisible();
  return expect(
    panel.getByText(
      label(
        `product.refused.${weather === "test" ? "TEST_SERVICE_NOT_TRANSFERABLE" : "CLOUD_SERVICE_EXPIRED"}`,
      ),
      { exact: true },
    ),
  ).toBeVisible();
};

const seePart = async (
  page: Page,
  { devices }: State,
  { serial, part, said }: Place & { readonly _tag: "Product" },
): Promise<void> => {
  const device = devices[serial];
  if (device === undefined) throw new Error(`the model has no product ${serial}`);
  const main = page.getByRole("main");
  if (part === "remoteConnect") await seeNews(page, device);
  if (part === "cloudServices") await seeWeather(page, device);
  if (part === "product")
    await expect(
      main.getByRole("region", { name: label("product.facts") }).getByText(serial, { exact: true }),
    ).toBeVisible();
  if (part === "productSettings") await expect(page.locator("[name=confirmation]")).toBeEditable();
  if (said !== undefined) await expect(main.getByText(label(said), { exact: true }).first()).toBeVisible();
};

const see: Model<State>["see"] = async (page, state) => {
  const main = page.getByRole("main");
  const { at: place } = state;
  switch (place._tag) {
    case "Product":
      return seePart(page, state, place);
    case "Gone":
      return expect(main.getByText(label(place.said), { exact: true }).first()).toBeVisible();
    case "Register": {
      if (place.said === "nothing") return expect(page.locator("[name=serial]")).toHaveValue("");
      return expect(
        main.getByText(label(place.said === "done" ? "register.done" : `product.refused.${place.said}`), {
          exact: true,
        }),
      ).toBeVisible();
    }
    case "List": {
      const found = place.search === "" ? state.total : Number(state.devices[place.search]?.registered);
      return expect(
        main.getByText(
          found === 0
            ? label("products.none.title")
            : label(`products.total_${found === 1 ? "one" : "other"}`, { number: found }),
          { exact: true },
        ),
      ).toBeVisible();
    }
  }
};

const kind = ({ at: place, devices }: State): string => {
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
export const products: Model<State> = { actions, see, kind };
