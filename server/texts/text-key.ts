import type advantages from "../../locales/int/advantages.json";
import type csv from "../../locales/int/csv.json";
import type limitedAvailability from "../../locales/int/limited-availability.json";
import type orderList from "../../locales/int/order-list.json";
import type orders from "../../locales/int/orders.json";
import type products from "../../locales/int/products.json";
import type references from "../../locales/int/references.json";
import type serverDocuments from "../../locales/int/server-documents.json";
import type serverFiles from "../../locales/int/server-files.json";
import type serverLetters from "../../locales/int/server-letters.json";
import type serverLogin from "../../locales/int/server-login.json";
import type serverNotifications from "../../locales/int/server-notifications.json";
import type serverPublic from "../../locales/int/server-public.json";
import type settings from "../../locales/int/settings.json";
import type support from "../../locales/int/support.json";
import type tickets from "../../locales/int/tickets.json";
import type trainings from "../../locales/int/trainings.json";
import type { BaseKey } from "../../src/domain/kit/text-key.ts";

/** Every text that the server alone has, by key. A plural key has no suffix. */
export type ServerTextKey = BaseKey<
  | keyof typeof serverDocuments
  | keyof typeof serverFiles
  | keyof typeof serverLetters
  | keyof typeof serverLogin
  | keyof typeof serverNotifications
  | keyof typeof serverPublic
>;

/** The texts of the screens that documents, files and e-mails name as the screens do, by key. */
export type ScreenTextKey = BaseKey<
  | keyof typeof advantages
  | keyof typeof csv
  | keyof typeof limitedAvailability
  | keyof typeof orderList
  | keyof typeof orders
  | keyof typeof products
  | keyof typeof references
  | keyof typeof settings
  | keyof typeof support
  | keyof typeof tickets
  | keyof typeof trainings
>;
