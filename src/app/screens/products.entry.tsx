import { fromCallback, fromPromise } from "xstate";
import type { Call } from "../../api/call.ts";
import {
  activateCloudService,
  deleteProduct,
  getCloudDns,
  registerProduct,
  renewCloudService,
  replaceProduct,
  setProductSettings,
  switchCloudService,
  testRemoteConnect,
  transferCloudService,
  unblockRemoteConnect,
} from "../../api/products.calls.ts";
import { answered } from "../../domain/kit/call-failure.ts";
import { requestBy, type Check } from "../../domain/kit/checked.ts";
import {
  checkActivation,
  checkDeletion,
  checkRegistration,
  checkRenewal,
  checkReplacement,
  checkSettings,
  checkTransfer,
  settingsOf,
} from "../../domain/products/product-forms.ts";
import { cloudServiceSwitchMachine } from "../../machines/products/cloud-service-switch.machine.ts";
import { cloudDnsMachine } from "../../machines/products/cloud-dns.machine.ts";
import type { FormLogic } from "../../machines/kit/form.machine.ts";
import { productDeletionMachine } from "../../machines/products/product-deletion.machine.ts";
import { productRegistrationMachine } from "../../machines/products/product-registration.machine.ts";
import { productReplacementMachine } from "../../machines/products/product-replacement.machine.ts";
import {
  productSettingsForm,
  productSettingsMachine,
} from "../../machines/products/product-settings.machine.ts";
import { remoteConnectBatchMachine } from "../../machines/products/remote-connect-batch.machine.ts";
import { remoteConnectMachine } from "../../machines/products/remote-connect.machine.ts";
import { serviceActivationMachine } from "../../machines/products/service-activation.machine.ts";
import { serviceRenewalMachine } from "../../machines/products/service-renewal.machine.ts";
import { serviceTransferMachine } from "../../machines/products/service-transfer.machine.ts";
import type { Live } from "../live/live.ts";
import { holdPage } from "../browser/hold-page.ts";
import { createUnsentSettings } from "../browser/unsent-settings.ts";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenMachines } from "./screen-entry.ts";

const settingsRequest = requestBy(checkSettings);

/** Fills a form with its call, and maps the form's values to the call's request. */
const sends = <Values extends object, Request, Answer>(
  live: Live,
  form: FormLogic<Values, Answer>,
  check: Check<Values, Request>,
  call: Call<Request, Answer>,
) => {
  const requestOf = requestBy(check);
  return form.provide({
    actors: {
      submit: fromPromise(async ({ input, signal, self }) =>
        live.run(call, requestOf(input.values), signal, { by: self }),
      ),
    },
  });
};

const remoteConnect: ScreenMachines = (live) => [
  remoteConnectMachine.provide({
    actors: {
      findTarget: fromPromise(({ input, signal }) => live.run(getCloudDns, input, signal)),
      test: fromPromise(({ input, signal, self }) =>
        live.run(testRemoteConnect, input, signal, { by: self }),
      ),
      unblock: fromPromise(({ input, signal, self }) =>
        live.run(unblockRemoteConnect, input, signal, { by: self }),
      ),
    },
  }),
  remoteConnectBatchMachine.provide({
    actors: {
      test: fromPromise(({ input, signal, self }) =>
        live.run(testRemoteConnect, input, signal, { by: self }),
      ),
    },
  }),
  cloudDnsMachine.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) => {
        const outcome = await live.run(getCloudDns, input, signal);
        return outcome._tag === "Answered" ? answered({ content: outcome.answer, at: Date.now() }) : outcome;
      }),
    },
  }),
];

const settings = (live: Live) => {
  const unsent = createUnsentSettings(live.accountKey);
  return saves(
    productSettingsForm.provide({
      actors: {
        holdPage,
        keepUnsent: fromCallback(({ input }) => unsent.keep(input.values)),
        findUnsent: fromCallback(({ input, sendBack }) => {
          const values = unsent.take(input.values);
          if (values !== undefined) sendBack({ type: "form.found", values });
        }),
      },
    }),
    productSettingsMachine,
    async (values, signal, by) =>
      savedFrom(await live.run(setProductSettings, settingsRequest(values), signal, by), values, settingsOf),
  );
};

export const machines: ScreenMachines = (live) => [
  sends(live, productRegistrationMachine, checkRegistration, registerProduct),
  sends(live, productReplacementMachine, checkReplacement, replaceProduct),
  sends(live, productDeletionMachine, checkDeletion, deleteProduct),
  settings(live),
  cloudServiceSwitchMachine.provide({
    actors: {
      send: fromPromise(({ input, signal, self }) =>
        live.run(switchCloudService, input, signal, { by: self }),
      ),
    },
  }),
  sends(live, serviceActivationMachine, checkActivation, activateCloudService),
  sends(live, serviceRenewalMachine, checkRenewal, renewCloudService),
  sends(live, serviceTransferMachine, checkTransfer, transferCloudService),
  ...remoteConnect(live),
];

export { screens } from "../../ui/screens/products/products.screens.ts";
