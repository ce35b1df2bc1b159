import type { PlaceStep } from "../../../domain/conference/place-step.ts";
import type { PlaceStepRef } from "../../../machines/conference/place-step.machine.ts";
import { useField } from "../../form/use-field.ts";
import { Button, type ButtonProps } from "../../kit/buttons/button.tsx";

/** A button that takes a step of a participant's place. */
export const PlaceStepButton = ({
  form,
  step,
  ...rest
}: Omit<ButtonProps, "form" | "step" | "busy" | "onClick"> & {
  readonly form: PlaceStepRef;
  readonly step: PlaceStep;
}) => {
  const { value, readOnly } = useField(form, "step");
  const take = () => {
    form.send({ type: "form.changed", change: { step } });
    form.send({ type: "form.submit" });
  };
  return <Button {...rest} busy={readOnly && value === step} onClick={take} />;
};
