import { getProducts } from "../../../../api/products.calls.ts";
import type { AboutService } from "../../../../domain/products/product-forms.ts";
import type { ServiceTransferRef } from "../../../../machines/products/service-transfer.machine.ts";
import { useResource } from "../../../calls/use-resource.ts";
import { useField } from "../../../form/use-field.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { Field } from "../../../kit/fields/field.tsx";
import { TextInput } from "../../../kit/fields/text-input.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import { SEARCH_LIMIT } from "../../../lists/list-address.ts";
import { useTyped } from "../../../lists/use-typed.ts";
import { ResourceView } from "../../../resource/resource-view.tsx";
import { productProblemText } from "../product-labels.ts";
import styles from "../products.module.css";

/** How many products are shown at once. */
const SHOWN = 8;

/** The product that gets a service: the server finds it by words or serial number, and it is chosen from the list. */
export const ProductChoice = ({
  about: { serial: own, service },
  form,
}: {
  readonly about: AboutService;
  readonly form: ServiceTransferRef;
}) => {
  const t = useText();
  const format = useFormat();
  const { problem, value, onChange, ...input } = useField(form, "to_serial");
  const search = useTyped(value.trim());
  const found = useResource(
    getProducts,
    {
      page: 1,
      // One more, because the product itself may be among them.
      page_size: SHOWN + 1,
      sort: "name",
      ...(search !== "" && { filter: { search } }),
    },
    { as: `${service}:${own}`, beside: true },
  );
  return (
    <>
      <Field
        label={t("transfer.to_serial")}
        help={t("transfer.search")}
        error={
          problem === "NOT_A_SERIAL" || problem === "MISSING"
            ? t("transfer.choose")
            : productProblemText(t, problem)
        }
      >
        {(control) => (
          <TextInput
            {...control}
            {...input}
            value={value}
            onChange={onChange}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={SEARCH_LIMIT}
          />
        )}
      </Field>
      <div className={styles["found"]}>
        <ResourceView actor={found} skeleton={<Skeleton shape="rows" count={3} />}>
          {({ rows, total }) => {
            const others = rows.filter(({ serial }) => serial !== own).slice(0, SHOWN);
            return (
              <div role="status" className={styles["text"]}>
                {others.length === 0 ? (
                  <p className={styles["muted"]}>{t("transfer.none")}</p>
                ) : (
                  <ul className={styles["choices"]} aria-label={t("transfer.products")}>
                    {others.map(({ serial, name, project }) => (
                      <li key={serial}>
                        <Button
                          variant="quiet"
                          aria-pressed={serial === value}
                          disabled={input.readOnly}
                          onClick={() => onChange(serial)}
                        >
                          <span>{name}</span>{" "}
                          {project === "" ? null : (
                            <>
                              <span>{project}</span>{" "}
                            </>
                          )}
                          <span className={styles["code"]}>{serial}</span>
                        </Button>
                      </li>
                    ))}
                  </ul>
                )}
                {total > SHOWN + 1 && (
                  <p className={styles["muted"]}>
                    {t("transfer.more", { shown: format.number(others.length), total: format.number(total) })}
                  </p>
                )}
              </div>
            );
          }}
        </ResourceView>
      </div>
    </>
  );
};
