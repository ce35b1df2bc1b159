import { useSelector } from "@xstate/react";
import Play from "lucide-react/icons/play";
import { useCallback, useState } from "react";
import type { ProductSummary } from "../../../domain/product.ts";
import { ROUND_LIMIT } from "../../../machines/remote-connect-round.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.tsx";
import { Checkbox } from "../../kit/checkbox.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import styles from "./products.module.css";
import { useProductsLogics } from "./products-logics.ts";
import { RoundProgress } from "./round-progress.tsx";

interface ChoiceProps {
  readonly products: readonly ProductSummary[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

const Choice = ({ products, chosen, onChange }: ChoiceProps) => {
  const t = useText();
  const toggle = (serial: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(serial);
    else next.delete(serial);
    onChange(next);
  };
  return (
    <fieldset className={styles["choice"]}>
      <legend>{t("round.choose", { count: ROUND_LIMIT })}</legend>
      {products.map(({ serial, name }) => (
        <Checkbox
          key={serial}
          label={
            <>
              {name} <span className={styles["code"]}>{serial}</span>
            </>
          }
          checked={chosen.has(serial)}
          disabled={!chosen.has(serial) && chosen.size >= ROUND_LIMIT}
          onChange={(on) => toggle(serial, on)}
        />
      ))}
    </fieldset>
  );
};

/** Tests several products of the page one after the other: choose, watch, and read what came of each. */
export const RoundButton = ({ products }: { readonly products: readonly ProductSummary[] }) => {
  const t = useText();
  const round = useScreenActor("remote-connect-round", useProductsLogics().remoteConnectRound, undefined);
  const choosing = useSelector(round, (snapshot) => snapshot.matches("choosing"));
  const busy = useSelector(round, (snapshot) => snapshot.hasTag("busy"));
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // A round is watched from its beginning on, whoever has begun it.
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
      onClick={() => round.send({ type: "round.start", serials })}
    >
      {t("round.start", { count: serials.length })}
    </Button>
  ) : busy ? (
    <Button onClick={() => round.send({ type: "round.cancel" })}>{t("round.cancel")}</Button>
  ) : (
    <>
      <Button variant="primary" onClick={close}>
        {t("round.close")}
      </Button>
      <Button variant="quiet" onClick={() => round.send({ type: "round.close" })}>
        {t("round.again")}
      </Button>
    </>
  );
  return (
    <>
      <Button icon={Play} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {busy ? t("round.running") : t("round.open")}
      </Button>
      <Dialog open={open} title={t("round.title")} onClose={close} actions={actions}>
        {choosing ? (
          <Choice products={products} chosen={chosen} onChange={setChosen} />
        ) : (
          <RoundProgress round={round} products={products} />
        )}
      </Dialog>
    </>
  );
};
