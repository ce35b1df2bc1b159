import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { calls } from "../../src/api/calls.ts"
import { checkUserSession } from "../../src/api/session.calls.ts"
import { screenModules } from "../../src/app/screens/screen-modules.ts"

const early = [checkUserSession.path, ...Object.values(screenModules).flatMap((screen) => screen.early)]

/** The first script asks before the call records are there; the client takes the answer only where it would send the very same. */
test.each(early)("%s is a read that the client would send without a field", async (path) => {
  const call = Object.values(calls).find((candidate) => candidate.path === path)
  expect(call?.kind).toBe("read")
  expect(call === undefined ? undefined : Schema.encodeUnknownSync(call.body.fields)({})).toEqual({})
})
