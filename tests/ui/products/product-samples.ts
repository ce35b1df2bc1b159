import { fromCallback, fromPromise, type AnyStateMachine } from "xstate";
import { answered, type CallFailure } from "../../../src/domain/kit/call-failure.ts";
import type { CloudDns } from "../../../src/domain/products/cloud-dns.ts";
import type { Product, ProductSummary } from "../../../src/domain/products/product.ts";
import type {
  AboutProduct,
  ProductSettingsValues,
  SwitchRequest,
} from "../../../src/domain/products/product-forms.ts";
import type {
  RemoteConnectOutcome,
  RemoteConnectResult,
} from "../../../src/domain/products/remote-connect.ts";
import { cloudDnsMachine } from "../../../src/machines/products/cloud-dns.machine.ts";
import { inert } from "../../../src/machines/kit/inert.ts";
import type { FormLogic } from "../../../src/machines/kit/form.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { productDeletionMachine } from "../../../src/machines/products/product-deletion.machine.ts";
import { productRegistrationMachine } from "../../../src/machines/products/product-registration.machine.ts";
import { productReplacementMachine } from "../../../src/machines/products/product-replacement.machine.ts";
import {
  productSettingsForm,
  productSettingsMachine,
} from "../../../src/machines/products/product-settings.machine.ts";
import { remoteConnectBatchMachine } from "../../../src/machines/products/remote-connect-batch.machine.ts";
import { remoteConnectMachine } from "../../../src/machines/products/remote-connect.machine.ts";
import { cloudServiceSwitchMachine } from "../../../src/machines/products/cloud-service-switch.machine.ts";
import { serviceActivationMachine } from "../../../src/machines/products/service-activation.machine.ts";
import { serviceRenewalMachine } from "../../../src/machines/products/service-renewal.machine.ts";
import { serviceTransferMachine } from "../../../src/machines/products/service-transfer.machine.ts";
import { stubResults } from "../../support/inert-portal.ts";
import { LOADED_AT, type StubResult } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";

const day = (text: string): Date => new Date(`${text}T00:00:00.000Z`);
const known = <const Code extends string>(code: Code) => ({ _tag: "Known", code }) as const;

export const SERIAL = "504F94D00001" as Product["serial"];

export const summary = (serial: string, more: Partial<ProductSummary> = {}): ProductSummary => ({
  serial: serial as Product["serial"],
  name: `Villa ${serial.slice(-1)}`,
  type: known("miniserver"),
  project: "Haus am See",
  registrationDate: day("2025-04-16"),
  mailer: known("active"),
  push: known("off"),
  weather: { status: known("active"), validUntil: day("2099-06-09") },
  caller: { status: known("expired"), validUntil: day("2026-01-31") },
  nextExpiry: day("2099-06-09"),
  ...more,
});

export const product: Product = {
  serial: SERIAL,
  name: "Villa Moser",
  version: 1,
  type: known("miniserver_go"),
  registrationDate: day("2025-04-16"),
  project: "Haus am See",
  purchaseDate: day("2025-02-15"),
  licenceCode: "DEMO-94D0-0001" as Product["licenceCode"],
  validUntil: day("2027-04-16"),
  network: {
    ipv4: "203.0.113.1",
    port: 80,
    lastIp: "203.0.113.2",
    lastUpdate: new Date("2026-01-20T13:08:00Z"),
    lastIpSwitch: new Date("2026-01-03T10:39:00Z"),
    lastPortCheck: null,
    externalAddress: "villa.example",
    http: { port: 80, open: true, lastCheck: new Date("2026-01-20T13:08:00Z") },
    https: { port: null, open: false, lastCheck: null },
  },
  services: {
    mailer: { status: known("active"), sentToday: 17, sentTotal: 4584 },
    push: { status: known("off"), sentToday: 0, sentTotal: 38_496 },
    weather: {
      status: known("active"),
      validUntil: day("2099-06-09"),
      testUsed: true,
      devices: { active: 4, inactive: 1, blocked: 2 },
    },
    caller: { status: known("off"), validUntil: null, testUsed: false },
  },
  licences: [
    {
      code: "C12M-1000-3001" as Product["licenceCode"],
      service: known("caller"),
      purchaseDate: day("2026-01-27"),
      months: 12,
      usedOn: null,
      claimedUntil: null,
    },
    {
      code: "W01M-0000-0001" as Product["licenceCode"],
      service: known("weather"),
      purchaseDate: day("2026-01-09"),
      months: 1,
      usedOn: day("2026-01-09"),
      claimedUntil: null,
    },
    {
      code: "E12M-1000-3001" as Product["licenceCode"],
      service: known("exosphere"),
      purchaseDate: day("2026-01-05"),
      months: 12,
      usedOn: null,
      claimedUntil: day("2027-01-05"),
    },
  ],
};

export const dns: CloudDns = {
  status: known("ok"),
  ipAddress: "203.0.113.1",
  ports: { http: 80, https: 443 },
  reason: null,
  timestamp: new Date("2026-01-20T13:08:00Z"),
};

export const result = (outcome: RemoteConnectOutcome, id = "R-1"): RemoteConnectResult => ({
  id,
  testedAt: new Date("2026-01-20T13:08:00Z"),
  by: "Eva Huber",
  outcome,
  took: 1240,
});

/** The settings of a product, whose saves take the given results, in order. */
export const inertSettings = (
  list: readonly StubResult<SaveAnswer<ProductSettingsValues>>[],
  seen: (input: unknown) => void = () => {},
  /** What waited when the page was reloaded. */
  found?: ProductSettingsValues,
) => {
  let unsent = found;
  const save = stubResults<SaveAnswer<ProductSettingsValues>, { readonly values: ProductSettingsValues }>(
    list,
    seen,
  );
  return productSettingsMachine.provide({
    actors: {
      form: productSettingsForm.provide({
        actors: {
          submit: save,
          holdPage: fromCallback(() => {}),
          keepUnsent: fromCallback(() => {}),
          findUnsent: fromCallback(({ sendBack }) => {
            if (unsent !== undefined) sendBack({ type: "form.found", values: unsent });
            unsent = undefined;
          }),
        },
      }),
      overwrite: save as never,
    },
  });
};

/** The switch of a cloud service, whose calls take the given results, in order. */
export const inertSwitch = (
  list: readonly StubResult<Product>[],
  seen: (request: SwitchRequest) => void = () => {},
) => cloudServiceSwitchMachine.provide({ actors: { send: stubResults<Product, SwitchRequest>(list, seen) } });

/** A form whose calls take the given results, in order. */
export const inertForm = <Values extends object, Answer>(
  form: FormLogic<Values, Answer>,
  list: readonly StubResult<Answer>[],
  seen: (values: Values) => void = () => {},
): FormLogic<Values, Answer> =>
  form.provide({
    actors: { submit: stubResults<Answer, { readonly values: Values }>(list, ({ values }) => seen(values)) },
  });

export const inertTest = (
  tests: readonly StubResult<RemoteConnectResult>[],
  unblocks: readonly StubResult<unknown>[] = ["never"],
  targets: readonly StubResult<CloudDns>[] = [{ answer: dns }],
) =>
  remoteConnectMachine.provide({
    actors: { findTarget: stubResults(targets), test: stubResults(tests), unblock: stubResults(unblocks) },
  });

export const inertBatch = (
  tests: readonly StubResult<RemoteConnectResult>[],
  seen: (serial: string) => void = () => {},
) =>
  remoteConnectBatchMachine.provide({
    actors: { test: stubResults<RemoteConnectResult, AboutProduct>(tests, ({ serial }) => seen(serial)) },
  });

/** Cloud DNS whose answers are the given ones, in order; the last one repeats. */
export const inertDns = (list: readonly ("never" | CloudDns | CallFailure)[]) => {
  let turn = 0;
  return cloudDnsMachine.provide({
    actors: {
      load: fromPromise<AnyOutcome<{ readonly content: CloudDns; readonly at: number }>, AboutProduct>(() => {
        const result = list[Math.min(turn, list.length - 1)] ?? "never";
        turn += 1;
        if (result === "never") return new Promise(() => {});
        return Promise.resolve(
          "_tag" in result
            ? { _tag: "Failed", failure: result }
            : answered({ content: result, at: LOADED_AT }),
        );
      }),
    },
  });
};

/** What a test says of the screens of products: how their calls end, and their own machines. */
export interface OfProducts {
  readonly calls?: Script;
  readonly machines?: readonly AnyStateMachine[];
}

/** A machine whose end a test does not define never answers. */
const never: readonly AnyStateMachine[] = [
  productRegistrationMachine,
  productReplacementMachine,
  productDeletionMachine,
  productSettingsMachine,
  cloudServiceSwitchMachine,
  serviceActivationMachine,
  serviceRenewalMachine,
  serviceTransferMachine,
  remoteConnectMachine,
  remoteConnectBatchMachine,
  cloudDnsMachine,
].map((machine) => inert<AnyStateMachine>(machine));

/** The calls of a screen of products and its machines; without more the product is there, and was never tested. */
export const ofProducts = ({ calls, machines = [] }: OfProducts = {}) => ({
  calls: { getProduct: [{ answer: product }], getRemoteConnectResults: [{ answer: [] }], ...calls },
  session: { machines: [...never, ...machines] },
});
