import { useSelector } from "@xstate/react";
import type { CampusPackage } from "../../../domain/campus-packages/campus-package.ts";
import { campusPackageRefusals } from "../../../domain/campus-packages/campus-packages.refusals.ts";
import type { PackageOrderRef } from "../../../machines/campus-packages/package-order.machine.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import styles from "./campus-packages.module.css";

export interface PackageOrderDialogProps {
  readonly offer: CampusPackage;
  readonly order: PackageOrderRef;
}

/** Shows the price that is paid, and asks for confirmation; after an order without an answer it says what a repeat does. */
export const PackageOrderDialog = ({ offer, order }: PackageOrderDialogProps) => {
  const t = useText();
  const format = useFormat();
  const open = useSelector(order, (snapshot) => snapshot.hasTag("open"));
  const busy = useSelector(order, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(order, (snapshot) => snapshot.hasTag("failed"));
  const confirms = useSelector(order, (snapshot) => snapshot.can({ type: "package.confirm" }));
  const failure = useSelector(order, ({ context }) => context.failure);
  const close = () => order.send({ type: "package.cancel" });
  return (
    <Dialog
      open={open}
      title={t("campus.confirm.title", { name: offer.name })}
      onClose={close}
      actions={
        <>
          {confirms || busy ? (
            <Button variant="primary" busy={busy} onClick={() => order.send({ type: "package.confirm" })}>
              {t("campus.confirm")}
            </Button>
          ) : null}
          <Button onClick={close}>{t("campus.cancel")}</Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <p>{t("campus.confirm.text", { total: format.money(offer.total) })}</p>
        {failed ? (
          <FailureAlert
            title={t(confirms ? "campus.unsure" : "campus.failed")}
            failure={failure}
            refusals={campusPackageRefusals}
            note={confirms ? t("campus.unsure.text") : undefined}
          />
        ) : null}
      </div>
    </Dialog>
  );
};
