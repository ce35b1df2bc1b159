import Wallet from "lucide-react/icons/wallet";
import { Suspense } from "react";
import type { InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { OrderId } from "../../../domain/orders/order-summary.ts";
import { importOrGone } from "../../code/import-or-gone.ts";
import { lazyPart } from "../../code/lazy-part.tsx";
import { useLoadedAtRest } from "../../code/use-loaded-at-rest.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import type { Elements } from "../../kit/elements.ts";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { OPEN, useOpened } from "../../lists/use-opened.ts";

/** What one payment is for. */
export type Paid =
  | { readonly order: OrderId }
  | { readonly invoices: readonly [InvoiceNumber, ...InvoiceNumber[]] };

/** Loads what the dialog shows. */
export const loadContent = () => importOrGone(() => import("./payment-content.tsx"));
const PaymentContent = lazyPart(async () => (await loadContent()).PaymentContent);

interface PayDialogProps {
  readonly paid: Paid;
  readonly title: string;
  readonly onClose: () => void;
}

/** How something is paid; the code of it is loaded when it is opened, or at rest. */
export const PayDialog = ({ paid, title, onClose }: PayDialogProps): Elements => {
  const t = useText();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t("kit.close")}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="card" count={1} />}>
        <PaymentContent paid={paid} />
      </Suspense>
    </Dialog>
  );
};

/** The button that opens how one document is paid; the dialog is in the address. */
export const PayButton = (): Elements => {
  const t = useText();
  const { open } = useOpened("pay");
  useLoadedAtRest(loadContent);
  return (
    <Button variant="primary" icon={Wallet} onClick={() => open(OPEN)}>
      {t("pay.open")}
    </Button>
  );
};

/** The place of the dialog that says how one document is paid. */
export const PayPlace = ({ paid, number }: { readonly paid: Paid; readonly number: string }): Elements => {
  const t = useText();
  const { id, close } = useOpened("pay");
  return id === OPEN ? <PayDialog paid={paid} title={t("pay.title", { number })} onClose={close} /> : null;
};
