import type { Call } from "../../../api/call.ts";
import type { orderCampusPackage } from "../../../api/campus-packages.calls.ts";
import type { CampusPackage } from "../../../domain/campus-packages/campus-package.ts";
import { campusPackageRefusals } from "../../../domain/campus-packages/campus-packages.refusals.ts";
import { isRefusalOf } from "../../../domain/kit/refusals.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { Action } from "../../calls/use-action.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import styles from "./campus-packages.module.css";

type OrderCall = typeof orderCampusPackage;
type Request = OrderCall extends Call<infer Sent, infer _Answer> ? Sent : never;
type Order = Action<Request, unknown>;

const isRefused = isRefusalOf(campusPackageRefusals);

/** True after an order of which nobody knows: the next one is the same, also where the offer has changed since. */
export const isUnsure = ({ failed, failure }: Order): boolean =>
  failed && !(failure?._tag === "Refused" && isRefused(failure.code));

export interface PackageOrderDialogProps {
  readonly offer: CampusPackage;
  readonly instance: Locale;
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows the price that is paid, and asks for confirmation; after an order without an answer it says what a repeat does. */
export const PackageOrderDialog = ({ offer, instance, order, open, onClose }: PackageOrderDialogProps) => {
  const t = useText();
  const format = useFormat();
  const { id, name, total } = offer;
  const unsure = isUnsure(order);
  const refused = order.failed && !unsure;
  const wanted = unsure && order.request !== undefined ? order.request : { id, total: total.cents, instance };
  const close = () => {
    if (order.busy) return;
    if (refused) order.forget();
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t("campus.confirm.title", { name })}
      onClose={close}
      actions={
        <>
          {refused ? null : (
            <Button variant="primary" busy={order.busy} onClick={() => order.send(wanted)}>
              {t("campus.confirm")}
            </Button>
          )}
          <Button onClick={close}>{t("campus.cancel")}</Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <p>{t("campus.confirm.text", { total: format.money(total) })}</p>
        {order.failed ? (
          <FailureAlert
            title={t(unsure ? "campus.unsure" : "campus.failed")}
            failure={order.failure}
            refusals={order.refusals}
            note={unsure ? t("campus.unsure.text") : undefined}
          />
        ) : null}
      </div>
    </Dialog>
  );
};
