import { fromCallback, fromPromise, type AnyStateMachine } from "xstate";
import { LOADED_AT } from "../../../src/atlas/desk/fixtures/samples.ts";
import { callSamples, cloudDns, testResult } from "../../../src/atlas/samples/products.samples.ts";
import { answered, type CallFailure } from "../../../src/domain/kit/call-failure.ts";
import type { CloudDns } from "../../../src/domain/products/cloud-dns.ts";
import type { Product } from "../../../src/domain/products/product.ts";
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
import type { StubResult } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";

/** A test of the product with another outcome. */
export const resultOf = (outcome: RemoteConnectOutcome, id = testResult.id): RemoteConnectResult => ({
  ...testResult,
  id,
  outcome,
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
  targets: readonly StubResult<CloudDns>[] = [{ answer: cloudDns }],
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
  calls: { ...sampled(callSamples.product), getRemoteConnectResults: [{ answer: [] }], ...calls },
  session: { machines: [...never, ...machines] },
});
