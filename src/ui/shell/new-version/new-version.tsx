import { useSelector } from "@xstate/react";
import type { NewVersionRef } from "../../../machines/shell/new-version.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { ToastRegion } from "../../kit/overlays/toast-region.tsx";

/** Offers to load a new version, beside whatever screen is shown; announced politely, and it stays until it is closed. */
export const NewVersion = ({ actor }: { readonly actor: NewVersionRef }) => {
  const t = useText();
  const offered = useSelector(actor, (snapshot) => snapshot.hasTag("offered"));
  const load = <Button onClick={() => actor.send({ type: "version.load" })}>{t("version.load")}</Button>;
  return (
    <ToastRegion
      label={t("version.region")}
      aside
      toasts={offered ? [{ id: "version", tone: "info", text: t("version.text"), action: load }] : []}
      onClose={() => actor.send({ type: "version.close" })}
    />
  );
};
