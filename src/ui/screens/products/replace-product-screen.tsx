import { useSelector } from "@xstate/react";
import { useState } from "react";
import { movesAlong } from "../../../domain/products/product.ts";
import { checkReplacement, type ReplacementRequest } from "../../../domain/products/product-forms.ts";
import type { SerialNumber } from "../../../domain/products/serial-number.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { productRefusals } from "../../../domain/products/products.refusals.ts";
import {
  productReplacementMachine,
  type ProductReplacementRef,
} from "../../../machines/products/product-replacement.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { CodeField } from "./services/code-field.tsx";
import { productGone, productPage, type EndedProps, type ProductPartProps } from "./product-page.tsx";
import styles from "./products.module.css";
import { Registered } from "./registered.tsx";

const MovesAlong = () => {
  const t = useText();
  return (
    <div className={styles["text"]}>
      <p>{t("replace.moves")}</p>
      <ul className={styles["bullets"]}>
        {movesAlong.map((what) => (
          <li key={what}>{t(`replace.moves.${what}`)}</li>
        ))}
      </ul>
      <p>{t("replace.after")}</p>
    </div>
  );
};

/** The actor that replaces a product: what is shown of the old one is gone then. */
const useReplacement = (serial: SerialNumber): ProductReplacementRef =>
  useScreenActor(`replace:${serial}`, productReplacementMachine, {
    values: { serial, new_serial: "", licence_code: "" },
    limit: WRITE_LIMIT,
    forwards: [productGone(serial)],
  });

/** Asks before a device is replaced: which one by which, and what goes over. */
const ReplacementQuestion = ({
  asked: { serial, new_serial: next },
  onAnswer,
}: {
  readonly asked: ReplacementRequest;
  readonly onAnswer: (replace: boolean) => void;
}) => {
  const t = useText();
  return (
    <Dialog
      open
      title={t("replace.ask")}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {t("replace.submit")}
          </Button>
          <Button onClick={() => onAnswer(false)}>{t("replace.keep")}</Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <DescriptionList
          facts={[
            { label: t("replace.old_device"), value: serial, code: true },
            { label: t("replace.new_device"), value: next, code: true },
          ]}
        />
        <MovesAlong />
      </div>
    </Dialog>
  );
};

const Replacement = ({ serial }: ProductPartProps) => {
  const t = useText();
  const form = useReplacement(serial);
  const newSerial = useField(form, "new_serial");
  const licence = useField(form, "licence_code");
  const [asked, setAsked] = useState<ReplacementRequest>();
  const submit = () => form.send({ type: "form.submit" });
  const ask = () => {
    const checked = checkReplacement(form.getSnapshot().context.values);
    // What is wrong is shown by the form.
    if (checked._tag === "Valid") setAsked(checked.request);
    else submit();
  };
  const answer = (replace: boolean) => {
    setAsked(undefined);
    if (replace) submit();
  };
  return (
    <Panel form heading={t("replace.form")}>
      <div className={styles["stack"]}>
        <MovesAlong />
        <FormView
          form={form}
          submitLabel={t("replace.submit")}
          onSubmit={ask}
          failedTitle={t("replace.failed")}
          refusals={productRefusals}
        >
          <CodeField label={t("replace.new_serial")} help={t("product.serial.help")} field={newSerial} />
          <CodeField label={t("replace.new_licence")} help={t("product.licence_code.help")} field={licence} />
        </FormView>
        {asked === undefined ? null : <ReplacementQuestion asked={asked} onAnswer={answer} />}
      </div>
    </Panel>
  );
};

/** The confirmation that a device was replaced, in the place of the old one's content; it leads to the new one. */
const ReplacementEnd = ({ serial, children }: EndedProps) => {
  const t = useText();
  const replaced = useSelector(useReplacement(serial), (snapshot) =>
    snapshot.hasTag("done") ? snapshot.context.result?.answer : undefined,
  );
  if (replaced === undefined) return children;
  return <Registered title={t("replace.done", { old: serial, new: replaced.serial })} product={replaced} />;
};

/** Replaces a device by a new one, and explains which data are transferred (business §2). */
export const ReplaceProductScreen = productPage("replaceProduct", Replacement, ReplacementEnd);
