import * as Schema from "effect/Schema"
import { Banner, Contact, Country, Dashboard, Hotlink } from "../domain/dashboard.ts"
import { FirstStep, FirstStepId } from "../domain/first-steps.ts"
import { Flag } from "../domain/flag.ts"
import { locales } from "../domain/locale.ts"
import { Message, MessageId, MessageSummary } from "../domain/message.ts"
import { call, data, form, noFields, Nothing, plain } from "./call.ts"

const Locale = Schema.Literals(locales)
const byLocale = form(Schema.Struct({ instance: Locale }))

/** The notifications, newest first; without a session only those that are meant for everybody, all unread (business §6). */
export const getMessages = call({
  path: "/api/getMessages", summary: "The messages of the message centre and the bell", access: "open", kind: "read",
  body: byLocale, answer: plain(Schema.Struct({ notifications: Schema.Array(MessageSummary) })), failures: [],
})

export const getMessage = call({
  path: "/api/getMessage", summary: "One message", access: "open", kind: "read",
  body: form(Schema.Struct({ id: MessageId, instance: Locale })), answer: data(Message), failures: [],
})

export const markMessageRead = call({
  path: "/api/markMessageRead", summary: "Mark a message as read", access: "session", kind: "write",
  body: form(Schema.Struct({ id: MessageId })), answer: data(Nothing), failures: [],
})

/** A link that signs the person in at the external academy once (shell §7). */
export const getAcademyOneTimeUrl = call({
  path: "/api/getAcademyOneTimeUrl", summary: "A one-time link to the academy", access: "academy", kind: "write",
  body: form(Schema.Struct({ language: Locale, status: Schema.String.check(Schema.isMaxLength(40)) })),
  answer: plain(Schema.Struct({ link: Schema.String.check(Schema.isPattern(/^https:\/\//)) })), failures: [],
})

export const getDashboard = call({
  path: "/api/getDashboard", summary: "The dashboard's figures and latest orders", access: "session", kind: "read",
  body: noFields, answer: data(Dashboard), failures: [],
})

export const getBanners = call({
  path: "/api/getBanners", summary: "Notices of the manufacturer", access: "session", kind: "read", body: byLocale, answer: data(Schema.Array(Banner)), failures: [],
})

export const getHotlinks = call({
  path: "/api/getHotlinks", summary: "Links to have at hand", access: "session", kind: "read", body: byLocale, answer: data(Schema.Array(Hotlink)), failures: [],
})

export const getContacts = call({
  path: "/api/getContacts", summary: "Who helps this partner", access: "session", kind: "read", body: byLocale, answer: data(Schema.Array(Contact)), failures: [],
})

export const getCountries = call({
  path: "/api/getCountries", summary: "Countries by code, XK included", access: "open", kind: "read", body: byLocale, answer: data(Schema.Array(Country)), failures: [],
})

export const getFirstSteps = call({
  path: "/api/getFirstSteps", summary: "The first steps of a starting partner, with what is done", access: "firstSteps", kind: "read",
  body: noFields, answer: data(Schema.Array(FirstStep)), failures: [],
})

export const completeFirstStep = call({
  path: "/api/completeFirstStep", summary: "Mark a first step as done or not done", access: "firstSteps", kind: "write",
  body: form(Schema.Struct({ id: FirstStepId, done: Flag })), answer: data(Schema.Array(FirstStep)), failures: [],
})
