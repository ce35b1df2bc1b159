import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Builder, By, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
import { enginePrograms } from "../../../scripts/lib/prerequisites.mjs";
import { freePort } from "../../support/free-port.ts";
import { installed, type Engine, type Part, type Tab } from "./engine.ts";
import { until } from "./until.ts";

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
};

/** A screen in memory, which says its number when it is ready. */
const startScreen = async (): Promise<{ readonly display: string; readonly child: ChildProcess }> => {
  const xvfb = installed(enginePrograms().xvfb, "Xvfb");
  const child = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once("data", (said: Buffer) => resolve(said.toString().trim()));
    child.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display: `:${number}`, child };
};

const partOf = (driver: WebDriver, element: WebElement): Part => ({
  isVisible: () => element.isDisplayed(),
  textContent: () => driver.executeScript("return arguments[0].textContent", element),
  press: async () => {
    await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
    await driver.actions().move({ origin: element }).click().perform();
  },
  type: (text) => element.sendKeys(text),
  choose: (file) => element.sendKeys(file),
});

/** WebDriver has one current tab: every command first changes to its own. */
const tabOf = (driver: WebDriver, handle: string): Tab => {
  const change = () => driver.switchTo().window(handle);
  return {
    open: async (address) => {
      await change();
      await driver.get(address);
    },
    url: async () => {
      await change();
      return driver.getCurrentUrl();
    },
    setCookie: async (name, value) => {
      await change();
      await driver.manage().addCookie({ name, value });
    },
    parts: async (xpath) => {
      await change();
      return (await driver.findElements(By.xpath(xpath))).map((element) => partOf(driver, element));
    },
  };
};

/** WebKitGTK's own browser on a screen in memory, over WebDriver. */
export const startWebKit = async (): Promise<Engine> => {
  const { webkitDriver, miniBrowser } = enginePrograms();
  const program = installed(webkitDriver, "WebKitWebDriver");
  const binary = installed(miniBrowser, "MiniBrowser");
  const screen = await startScreen();
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await end(server);
    await end(screen.child);
  };
  try {
    await until("the driver answers", () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary, args: ["--automation"] },
        }),
      )
      .build();
    /** The browser has a first window from the start. */
    let used = false;
    return {
      newTab: async () => {
        // The pointer does not reach a tab that is behind another one: each is a window of its own.
        if (used) await driver.switchTo().newWindow("window");
        used = true;
        return tabOf(driver, await driver.getWindowHandle());
      },
      close: async () => {
        try {
          await driver.quit();
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
