import { expect, it } from "vitest";
import { emptyDirectory } from "../../server/devices/device-directory.ts";
import { createHandlers } from "../../server/handlers.ts";
import { callNames } from "../../server/http/dispatch.ts";

const unused = () => Promise.reject(new Error("nothing is called here"));

it("every call has one handler, and every handler a call", () => {
  const credentials = { check: unused, profile: unused, mayStillSignIn: unused };
  const handlers = createHandlers(
    { credentials, verifyToken: unused, identify: unused },
    {
      academyUrl: "https://academy.example",
      supportEmail: "support@test.example",
      pageConfig: unused,
      viesUrl: undefined,
      creditors: [],
      drawMark: unused,
      mode: "development",
      devices: emptyDirectory,
      connectLimit: 10_000,
    },
  );
  expect(Object.keys(handlers).toSorted()).toEqual([...callNames].toSorted());
});
