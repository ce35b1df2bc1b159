import type { CampusPackage } from "../../../domain/campus-packages/campus-package.ts";
import { campusPackageRefusals } from "../../../domain/campus-packages/campus-packages.refusals.ts";
import { isRefusalOf } from "../../../domain/kit/refusals.ts";
import type { Action } from "../../calls/use-action.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import styles from "./campus-packages.module.css";

const isPackageRefusal = isRefusalOf(campusPackageRefusals);

export interface PackageOrderDialogProps<Request> {
  readonly offer: CampusPackage;
  readonly order: Action<Request, unknown>;
  /** What is offered now. */
  readonly request: Request;
  readonly onClose: () => void;
}

/**
 * Shows the price that is paid, and asks for confirmation. While nobody knows whether an earlier order has arrived, it is that order that is sent again,
 * also at a price of before: the package would be ordered twice.
 */
export const PackageOrderDialog = <Request extends { readonly total: number }>({
  offer,
  order: { busy, failed, failure, request: last, send, forget },
  request: offered,
  onClose,
}: PackageOrderDialogProps<Request>) => {
  const t = useText();
  const format = useFormat();
  const refused = failed && failure?._tag === "Refused" && isPackageRefusal(failure.code);
  const unsure = failed && !refused;
  const request = (busy || unsure ? last : undefined) ?? offered;
  const close = () => {
    if (busy) return;
    // A refusal of before says nothing of what is offered next time.
    if (refused) forget();
    onClose();
  };
  return (
    <Dialog
      open
      title={t("campus.confirm.title", { name: offer.name })}
      onClose={close}
      actions={
        <>
          {refused ? null : (
            <Button variant="primary" busy={busy} onClick={() => send(request)}>
              {t("campus.confirm")}
            </Button>
          )}
          <Button onClick={close}>{t("campus.cancel")}</Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <p>{t("campus.confirm.text", { total: format.money({ ...offer.total, cents: request.total }) })}</p>
        {failed ? (
          <FailureAlert
            title={t(refused ? "campus.failed" : "campus.unsure")}
            failure={failure}
            refusals={campusPackageRefusals}
            note={refused ? undefined : t("campus.unsure.text")}
          />
        ) : null}
      </div>
    </Dialog>
  );
};
