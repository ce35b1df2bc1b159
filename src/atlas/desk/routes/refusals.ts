import type { AnyCall } from "../../../api/call.ts"
import { calls } from "../../../api/calls.ts"

/** Refused with the body, before anybody looks at what it says. */
const ofFiles: readonly string[] = ["TOO_MANY_FILES"]

const refusalsOf = ({ failures, body }: AnyCall): readonly string[] => (body._tag === "Multipart" ? [...failures, ...ofFiles] : failures)

/** The refusals of each call, by its path. */
const known: ReadonlyMap<string, readonly string[]> = new Map(Object.values<AnyCall>(calls).map((call) => [call.path, refusalsOf(call)]))

const named: ReadonlySet<string> = new Set([...known.values()].flat())

/** False where a code is the refusal of some calls, and this one is none of them: a sign-in does not say that a link was used. */
export const mayBring = (path: string | undefined, code: string): boolean => path === undefined || !named.has(code) || known.get(path)?.includes(code) === true
