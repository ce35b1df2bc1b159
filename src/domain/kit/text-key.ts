import type knownIssues from "../../../locales/int/known-issues.json";
import type references from "../../../locales/int/references.json";
import type upload from "../../../locales/int/upload.json";
import type website from "../../../locales/int/website.json";
import type conference from "../../../locales/int/conference.json";
import type downloads from "../../../locales/int/downloads.json";
import type advantages from "../../../locales/int/advantages.json";
import type campusPackages from "../../../locales/int/campus-packages.json";
import type dashboard from "../../../locales/int/dashboard.json";
import type employees from "../../../locales/int/employees.json";
import type fields from "../../../locales/int/fields.json";
import type desk from "../../../locales/int/desk.json";
import type firstSteps from "../../../locales/int/first-steps.json";
import type help from "../../../locales/int/help.json";
import type limitedAvailability from "../../../locales/int/limited-availability.json";
import type messages from "../../../locales/int/messages.json";
import type orderList from "../../../locales/int/order-list.json";
import type orders from "../../../locales/int/orders.json";
import type passwords from "../../../locales/int/passwords.json";
import type pictures from "../../../locales/int/pictures.json";
import type pioneer from "../../../locales/int/pioneer.json";
import type products from "../../../locales/int/products.json";
import type report from "../../../locales/int/report.json";
import type review from "../../../locales/int/review.json";
import type search from "../../../locales/int/search.json";
import type settings from "../../../locales/int/settings.json";
import type shell from "../../../locales/int/shell.json";
import type signUp from "../../../locales/int/sign-up.json";
import type noPage from "../../../locales/int/no-page.json";
import type caseCompany from "../../../locales/int/case-company.json";
import type synonyms from "../../../locales/int/synonyms.json";
import type support from "../../../locales/int/support.json";
import type tickets from "../../../locales/int/tickets.json";
import type tools from "../../../locales/int/tools.json";
import type trainings from "../../../locales/int/trainings.json";

type Keys =
  | keyof typeof knownIssues
  | keyof typeof references
  | keyof typeof upload
  | keyof typeof website
  | keyof typeof conference
  | keyof typeof downloads
  | keyof typeof shell
  | keyof typeof fields
  | keyof typeof settings
  | keyof typeof employees
  | keyof typeof passwords
  | keyof typeof advantages
  | keyof typeof campusPackages
  | keyof typeof dashboard
  | keyof typeof desk
  | keyof typeof firstSteps
  | keyof typeof help
  | keyof typeof limitedAvailability
  | keyof typeof messages
  | keyof typeof orderList
  | keyof typeof orders
  | keyof typeof pictures
  | keyof typeof pioneer
  | keyof typeof products
  | keyof typeof report
  | keyof typeof search
  | keyof typeof signUp
  | keyof typeof review
  | keyof typeof caseCompany
  | keyof typeof noPage
  | keyof typeof support
  | keyof typeof synonyms
  | keyof typeof tickets
  | keyof typeof tools
  | keyof typeof trainings;
type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
/** A key without the ending of its plural form. */
export type BaseKey<Key> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

/** Every text of the portal by key; `int` is the source. A plural key has no suffix. */
export type TextKey = BaseKey<Keys>;

type Helped<Key> = Key extends `${infer Text}.help` ? Text : never;
/** A text whose help has its key and `.help`. */
export type SearchKey = Helped<TextKey> & TextKey;
