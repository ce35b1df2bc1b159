import { describe, expect, it } from "vitest"
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from "xstate"
import { answered, failed, type Outcome } from "../../src/domain/call-failure.ts"
import type { LoginAnswer, LoginRequest, SessionAnswer } from "../../src/domain/login.ts"
import type { PartnerData } from "../../src/domain/user.ts"
import type { ClearScope } from "../../src/machines/session-setup.ts"
import { sessionMachine } from "../../src/machines/session.machine.ts"
import { listener, scripted, settle } from "../support/scripted.ts"
import { userData } from "../../src/atlas/samples/session.samples.ts"

type Check = Outcome<SessionAnswer>
type Login = Outcome<LoginAnswer>

const known = (key = "a", status = "gold"): Check => answered({ loggedIn: true, valid: true, userData: userData(key, status) })
const nobody: Check = answered({ loggedIn: false, valid: false })
const offline = failed({ _tag: "Offline" })
const accepted = (key = "a"): Login => answered({ valid: true, userData: userData(key) })
const typed = { type: "session.signIn", email: "gold@demo.test", password: "Secret-2026" } as const

interface World {
  readonly checks?: readonly (Check | "never")[]
  readonly logins?: readonly (Login | "never")[]
  readonly starts?: readonly (Login | "never")[]
  readonly partner?: Outcome<PartnerData> | "never"
  readonly logouts?: readonly (Outcome<unknown> | "never")[]
}

const open = ({ checks = [known()], logins = [], starts = [], partner = "never", logouts = [answered(undefined)] }: World = {}) => {
  const parent = listener()
  const clock = new SimulatedClock()
  const signOn: string[] = []
  const tabs: unknown[] = []
  const cleared = scripted<undefined, { readonly scope: ClearScope }>(undefined, undefined)
  const logIn = scripted<Login, { readonly request: LoginRequest }>(...logins)
  const check = scripted<Check, unknown>(...checks)
  const actor = createActor(sessionMachine.provide({
    actors: {
      checkSession: check.logic, logIn: logIn.logic, startBySignOn: scripted<Login, { readonly token: string }>(...starts).logic,
      loadPartnerData: scripted<Outcome<PartnerData>, unknown>(partner).logic, logOut: scripted<Outcome<unknown>, unknown>(...logouts).logic,
      clearBrowserState: cleared.logic,
      watchTabs: fromCallback(({ receive }) => receive((event) => tabs.push((event as AnyEventObject)["news"]))),
      signOn: fromCallback(({ receive }) => receive((event) => signOn.push(event.type))) as never,
    },
  }), { input: { parent: parent.ref }, clock }).start()
  const account = () => actor.getSnapshot().context.account
  return { actor, parent, clock, signOn, tabs, cleared, logIn, check, account, value: () => actor.getSnapshot().value, has: (tag: "expired" | "warned" | "limited" | "loggedIn") => actor.getSnapshot().hasTag(tag) }
}

const opened = async (world: World = {}) => {
  const session = open(world)
  await settle()
  return session
}

const expire = async (world: World) => {
  const session = await opened(world)
  session.actor.send({ type: "session.expired" })
  return session
}

describe("restoring", () => {
  it("finds the person by the cookie, and leaves the sign-on adapter alone until the screen is ready", async () => {
    const { actor, parent, signOn, account } = await opened()
    expect(account()).toMatchObject({ _tag: "Known", standing: { tier: "gold" }, palette: { layout: "gold" }, cameBySignOn: false })
    expect(parent.types()).toEqual(["session.started"])
    expect(signOn).toEqual([])
    actor.send({ type: "session.screenReady" })
    expect(signOn).toEqual(["signOn.start"])
  })

  it("looks silently for a single sign-on where nobody is signed in, and starts a session by its token", async () => {
    const { actor, parent, signOn, account, value } = await opened({ checks: [nobody], starts: [accepted()] })
    expect(value()).toEqual({ signedOut: "checkingSignOn" })
    expect(signOn).toEqual(["signOn.start"])
    actor.send({ type: "signOn.authenticated", token: "t" })
    await settle()
    expect(account()).toMatchObject({ _tag: "Known", cameBySignOn: true })
    expect(parent.types()).toEqual(["session.ended", "session.started"])
  })

  it("comes up in limited mode when the API is down, and recovers by itself", async () => {
    const { clock, has, parent, value } = await opened({ checks: [offline, offline, known()] })
    expect(has("limited")).toBe(true)
    expect(parent.heard).toEqual([{ type: "session.ended", reason: "unreachable" }])
    clock.increment(5000)
    await settle()
    expect(value()).toEqual({ unreachable: "waiting" })
    clock.increment(15_000)
    await settle()
    expect(has("loggedIn")).toBe(true)
  })

  it("does not wait longer than 10 s for a hanging API", () => {
    const { clock, has } = open({ checks: ["never"] })
    clock.increment(10_000)
    expect(has("limited")).toBe(true)
  })
})

describe("signing in", () => {
  it("sends what was typed, tells the other tabs, and forgets the password", async () => {
    const { actor, logIn, tabs, has } = await opened({ checks: [nobody], logins: [accepted()] })
    actor.send({ ...typed, id: "crm-1" })
    await settle()
    expect(logIn.inputs).toEqual([{ request: { email_address: "gold@demo.test", password: "Secret-2026", id: "crm-1" } }])
    expect(has("loggedIn")).toBe(true)
    expect(tabs).toEqual([{ kind: "loggedIn" }])
    expect(JSON.stringify(actor.getSnapshot().context.credentials)).toBe('{"_tag":"None"}')
  })

  it.each([
    [answered({ valid: false, error_code: "COMPANY_DEACTIVATED" }), "COMPANY_DEACTIVATED"],
    [answered({ valid: false, error_code: "7031" }), "7031"],
    [answered({ valid: false }), "UNKNOWN_ERROR"],
  ])("keeps the code of a refusal, and has the sign-on token removed: %j", async (answer, code) => {
    const { actor, signOn, value } = await opened({ checks: [nobody], logins: [answer] })
    actor.send(typed)
    await settle()
    expect(value()).toEqual({ signedOut: "refused" })
    expect(actor.getSnapshot().context.problem).toEqual({ _tag: "Refused", code })
    expect(signOn).toContain("signOn.clearToken")
  })

  it("keeps the failure of a call, and takes another try", async () => {
    const { actor, value, has } = await opened({ checks: [nobody], logins: [offline, accepted()] })
    actor.send(typed)
    await settle()
    expect(value()).toEqual({ signedOut: "failed" })
    expect(actor.getSnapshot().context.problem).toEqual({ _tag: "Failed", failure: { _tag: "Offline" } })
    actor.send(typed)
    await settle()
    expect(has("loggedIn")).toBe(true)
    expect(actor.getSnapshot().context.problem).toEqual({ _tag: "None" })
  })
})

describe("signed in", () => {
  it("builds standing and palette anew from the partner data", async () => {
    const { account, parent } = await opened({ partner: answered({ partner_data: { partner_status: "reg neu" }, reg_flex_enabled: false }) })
    expect(account()).toMatchObject({ standing: { tier: "registered" }, visitor: { groups: ["partner", "startingPartner"] }, palette: { layout: "registered" } })
    expect(parent.types()).toEqual(["session.started", "session.standingChanged"])
  })

  it("goes on with the user data's status when the partner data fails", async () => {
    const { account, has } = await opened({ partner: offline })
    expect(account()).toMatchObject({ standing: { tier: "gold" } })
    expect(has("loggedIn")).toBe(true)
  })

  it("warns two minutes before the end, and stays when asked to", async () => {
    const { actor, clock, has } = await opened({ checks: [known(), known()] })
    actor.send({ type: "session.extended", seconds: 600 })
    clock.increment(479_999)
    expect(has("warned")).toBe(false)
    clock.increment(1)
    expect(has("warned")).toBe(true)
    actor.send({ type: "session.stay" })
    await settle()
    expect(has("warned")).toBe(false)
  })

  it("expires when nobody answers, even while extending fails, and the account stays known", async () => {
    const { actor, clock, has, account } = await opened({ checks: [known(), offline] })
    actor.send({ type: "session.extended", seconds: 180 })
    clock.increment(60_000)
    clock.increment(100_000)
    actor.send({ type: "session.stay" })
    await settle()
    expect(has("warned")).toBe(true)
    clock.increment(20_000)
    expect(has("expired")).toBe(true)
    expect(account()._tag).toBe("Known")
  })

  it("sets the clock anew by the work of another tab, and tells of its own", async () => {
    const { actor, clock, has, tabs } = await opened()
    actor.send({ type: "session.extended", seconds: 130 })
    expect(tabs).toEqual([{ kind: "extended", seconds: 130 }])
    clock.increment(10_000)
    expect(has("warned")).toBe(true)
    actor.send({ type: "tabs.extended", seconds: 1800 })
    expect(has("warned")).toBe(false)
    expect(tabs).toHaveLength(1)
  })
})

describe("expired", () => {
  it("takes the same account back in place, and nothing is discarded", async () => {
    const { actor, has, parent } = await expire({ logins: [accepted("a")] })
    expect(has("expired")).toBe(true)
    actor.send(typed)
    await settle()
    expect(has("loggedIn")).toBe(true)
    expect(parent.types()).toEqual(["session.started", "session.started"])
  })

  it("clears all of the first account before another is shown", async () => {
    const { actor, parent, cleared, account } = await expire({ logins: [accepted("b")] })
    const seen: string[] = []
    actor.subscribe(({ context, value }) => seen.push(`${JSON.stringify(value)} ${context.account._tag === "Known" ? context.account.user.account_key : context.account._tag}`))
    actor.send(typed)
    await settle()
    expect(parent.types()).toEqual(["session.started", "account.discarded", "session.started"])
    expect(cleared.inputs).toEqual([{ scope: "otherAccount" }])
    expect(seen).toContain('"changingAccount" Arriving')
    expect(account()).toMatchObject({ user: { account_key: "b" } })
  })

  it("keeps the code of a refusal, and asks on", async () => {
    const { actor, value, account } = await expire({ logins: [answered({ valid: false, error_code: "INVALID_PASSWORD" })] })
    actor.send(typed)
    await settle()
    expect(value()).toEqual({ expired: "refused" })
    expect(account()._tag).toBe("Known")
  })

  it("comes back by itself when another tab has signed in again", async () => {
    const { actor, has } = await expire({ checks: [known(), known()] })
    actor.send({ type: "tabs.loggedIn" })
    await settle()
    expect(has("loggedIn")).toBe(true)
  })

  it("takes a sign-on token only when single sign-on was asked for", async () => {
    const { actor, value, has, signOn } = await expire({ starts: [accepted("a")] })
    actor.send({ type: "signOn.authenticated", token: "t" })
    expect(value()).toEqual({ expired: "asking" })
    actor.send({ type: "session.signInWithSignOn", returnTo: "/orders/" })
    actor.send({ type: "signOn.authenticated", token: "t" })
    await settle()
    expect(signOn).toContain("signOn.login")
    expect(has("loggedIn")).toBe(true)
  })
})

describe("the end", () => {
  it("signs out at once for whoever looks, clears the browser, tells the tabs and the identity server", async () => {
    const { actor, parent, cleared, tabs, signOn, account, value } = await opened()
    actor.send({ type: "session.logOut" })
    expect(account()._tag).toBe("None")
    await settle()
    expect(value()).toEqual({ signedOut: "idle" })
    expect(parent.heard.slice(1)).toEqual([{ type: "account.discarded" }, { type: "session.ended", reason: "loggedOut" }])
    expect(cleared.inputs).toEqual([{ scope: "logout" }])
    expect(tabs).toEqual([{ kind: "loggedOut" }])
    expect(signOn).toEqual(["signOn.logout"])
  })

  it("does not keep the person in when the server does not answer the logout", async () => {
    const { actor, clock, value } = await opened({ logouts: ["never"] })
    actor.send({ type: "session.logOut" })
    clock.increment(10_000)
    await settle()
    expect(value()).toEqual({ signedOut: "idle" })
  })

  it("keeps expiry drafts on a silent logout, and stays away from the identity server", async () => {
    const { actor, cleared, signOn, value } = await opened()
    actor.send({ type: "session.logOutSilently" })
    await settle()
    expect(value()).toEqual({ signedOut: "idle" })
    expect(cleared.inputs).toEqual([{ scope: "silent" }])
    expect(signOn).toEqual(["signOn.clearToken"])
  })

  it("ends with a logout in another tab, without a call", async () => {
    const { actor, parent, value, tabs } = await opened({ logouts: [] })
    actor.send({ type: "tabs.loggedOut" })
    await settle()
    expect(value()).toEqual({ signedOut: "idle" })
    expect(parent.heard.slice(1)).toEqual([{ type: "account.discarded" }, { type: "session.ended", reason: "elsewhere" }])
    expect(tabs).toEqual([])
  })

  it("ends with the identity session only where the portal session has gone with it", async () => {
    const { actor, has, value } = await opened({ checks: [known(), known(), nobody] })
    actor.send({ type: "signOn.signedOutElsewhere" })
    await settle()
    expect(has("loggedIn")).toBe(true)
    actor.send({ type: "signOn.signedOutElsewhere" })
    await settle()
    expect(value()).toEqual({ signedOut: "idle" })
  })

  it("asks to sign in again in place where the identity session ran out, and discards nothing", async () => {
    const { actor, has, parent, cleared } = await opened({ checks: [known(), nobody] })
    actor.send({ type: "signOn.ended" })
    await settle()
    expect(has("expired")).toBe(true)
    expect(parent.types()).not.toContain("account.discarded")
    expect(cleared.inputs).toEqual([])
  })

  it("changes to the account that another tab has signed in", async () => {
    const { actor, account, parent } = await opened({ checks: [known("a"), known("b")] })
    actor.send({ type: "tabs.loggedIn" })
    await settle()
    expect(parent.types()).toEqual(["session.started", "account.discarded", "session.started"])
    expect(account()).toMatchObject({ user: { account_key: "b" } })
  })
})
