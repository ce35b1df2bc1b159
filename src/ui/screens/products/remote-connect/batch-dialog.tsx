import { useSelector } from "@xstate/react";
import Play from "lucide-react/icons/play";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../../code/lazy-part.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import type { ProductSummary } from "../../../../domain/products/product-summary.ts";
import { remoteConnectBatchMachine } from "../../../../machines/products/remote-connect-batch.machine.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { Dialog } from "../../../kit/overlays/dialog.tsx";

/** Its code is loaded with the first batch. */
const BatchContent = lazyPart(async () => (await import("./batch-content.tsx")).BatchContent);

/** Tests several products of the page one after the other: selection, progress, and the outcome of each. */
export const BatchButton = ({ products }: { readonly products: readonly ProductSummary[] }) => {
  const t = useText();
  const batch = useScreenActor("remote-connect-batch", remoteConnectBatchMachine, undefined);
  const choosing = useSelector(batch, (snapshot) => snapshot.matches("choosing"));
  const busy = useSelector(batch, (snapshot) => snapshot.hasTag("busy"));
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // A batch is shown from its start, regardless of which view has started it.
  const [wasChoosing, setWasChoosing] = useState(choosing);
  if (wasChoosing !== choosing) {
    setWasChoosing(choosing);
    if (!choosing) setOpen(true);
  }
  const close = useCallback(() => setOpen(false), []);
  const serials = products.map(({ serial }) => serial).filter((serial) => chosen.has(serial));
  const actions = choosing ? (
    <Button
      variant="primary"
      disabled={serials.length === 0}
      onClick={() => batch.send({ type: "batch.start", serials })}
    >
      {t("batch.start", { count: serials.length })}
    </Button>
  ) : busy ? (
    <Button onClick={() => batch.send({ type: "batch.cancel" })}>{t("batch.cancel")}</Button>
  ) : (
    <>
      <Button variant="primary" onClick={close}>
        {t("batch.close")}
      </Button>
      <Button variant="quiet" onClick={() => batch.send({ type: "batch.close" })}>
        {t("batch.again")}
      </Button>
    </>
  );
  return (
    <>
      <Button icon={Play} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {busy ? t("batch.running") : t("batch.open")}
      </Button>
      <Dialog open={open} title={t("batch.title")} onClose={close} actions={actions}>
        <Suspense fallback={<Skeleton shape="rows" count={3} />}>
          <BatchContent batch={batch} products={products} chosen={chosen} onChange={setChosen} />
        </Suspense>
      </Dialog>
    </>
  );
};
