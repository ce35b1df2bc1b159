import { useSelector } from "@xstate/react";
import type { Country } from "../../domain/kit/country.ts";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { FailureAlert } from "./failure-alert.tsx";

export interface CountriesFailureProps<Request> {
  readonly countries: ResourceRef<Request, readonly Country[]>;
  readonly title: string;
}

/** Says that there are no countries to choose from, and loads them again. */
export const CountriesFailure = <Request,>({ countries, title }: CountriesFailureProps<Request>) => {
  const t = useText();
  const failure = useSelector(countries, ({ context }) => context.failure);
  const isMissing = useSelector(
    countries,
    (snapshot) => snapshot.hasTag("failed") && snapshot.context.data._tag === "None",
  );
  return isMissing ? (
    <FailureAlert
      title={title}
      failure={failure}
      actions={
        <Button onClick={() => countries.send({ type: "resource.retry" })}>{t("failure.retry")}</Button>
      }
    />
  ) : null;
};
