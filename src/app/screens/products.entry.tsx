import { fromPromise } from "xstate";
import { registerProduct, testRemoteConnect } from "../../api/products.calls.ts";
import { checkRegistration } from "../../domain/products/product-forms.ts";
import { productRegistrationMachine } from "../../machines/products/product-registration.machine.ts";
import { remoteConnectBatchMachine } from "../../machines/products/remote-connect-batch.machine.ts";
import { sends } from "./form-sends.ts";
import type { ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = (live) => [
  sends(live, productRegistrationMachine, checkRegistration, registerProduct),
  remoteConnectBatchMachine.provide({
    actors: {
      test: fromPromise(({ input, signal, self }) =>
        live.run(testRemoteConnect, input, signal, { by: self }),
      ),
    },
  }),
];

export { screens } from "../../ui/screens/products/products.screens.ts";
