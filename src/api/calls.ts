import type { AnyCall } from "./call.ts"
import * as dashboard from "./dashboard.calls.ts"
import * as firstSteps from "./first-steps.calls.ts"
import * as orders from "./orders.calls.ts"
import * as products from "./products.calls.ts"
import * as session from "./session.calls.ts"
import * as shell from "./shell.calls.ts"
import * as support from "./support.calls.ts"
import * as tickets from "./tickets.calls.ts"

/** Every call by its name, for the server's routes, the OpenAPI document and the tests that walk them all. */
export const calls = { ...session, ...shell, ...dashboard, ...firstSteps, ...orders, ...products, ...tickets, ...support } satisfies Readonly<Record<string, AnyCall>>
