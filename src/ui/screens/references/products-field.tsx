import { useSelector } from "@xstate/react";
import { useId, useState } from "react";
import type { Article } from "../../../domain/kit/article.ts";
import { PRODUCTS_LIMIT } from "../../../domain/references/reference.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { SubmissionRef } from "../../../machines/kit/submission.machine.ts";
import type { ScreenKey } from "../../actors/portal-actors.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import type { FieldBinding } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { useReferencesActors } from "./references-actors.ts";
import styles from "./references.module.css";

type ArticlesRef = SubmissionRef<{ readonly search: string }, readonly Article[]>;

/** The products of a reference project, found by article number or name. */
export const ProductsField = ({
  name,
  field: { value: products, onChange, readOnly },
  comment,
}: {
  /** The key of its search. */
  readonly name: ScreenKey;
  readonly field: FieldBinding<readonly Article[]>;
  readonly comment?: string | undefined;
}) => {
  const t = useText();
  const heading = useId();
  const [typed, setTyped] = useState("");
  const search: ArticlesRef = useScreenActor(name, useReferencesActors().articles, { limit: WRITE_LIMIT });
  const { answer, failure } = useSelector(search, ({ context }) => context);
  const busy = useSelector(search, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(search, (snapshot) => snapshot.hasTag("failed"));
  const isChosen = (number: string) => products.some((product) => product.number === number);
  const full = products.length >= PRODUCTS_LIMIT;
  const find = () => {
    if (typed.trim() !== "") search.send({ type: "submission.submit", request: { search: typed.trim() } });
  };
  return (
    <section aria-labelledby={heading} className={styles["form"]}>
      <h3 id={heading}>{t("references.field.products")}</h3>
      {comment === undefined ? null : <p className={styles["quiet"]}>{comment}</p>}
      {products.length === 0 ? null : (
        <ul className={styles["products"]} aria-label={t("references.products.chosen")}>
          {products.map(({ number, name: title }) => (
            <li key={number} className={styles["product"]}>
              {number} {title}
              <Button
                variant="quiet"
                disabled={readOnly}
                onClick={() => onChange(products.filter((product) => product.number !== number))}
              >
                {t("references.products.remove", { name: title })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field label={t("references.products.search")} help={t("references.products.help")}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            onChange={setTyped}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              find();
            }}
          />
        )}
      </Field>
      <div className={styles["line"]}>
        <Button busy={busy} onClick={find}>
          {t("references.products.find")}
        </Button>
      </div>
      {failed && <FailureAlert title={t("references.products.failed")} failure={failure} />}
      <div role="status">
        {answer === undefined ? null : answer.length === 0 ? (
          <p>{t("references.products.none")}</p>
        ) : (
          <ul className={styles["products"]} aria-label={t("references.products.found")}>
            {answer.map((article) => (
              <li key={article.number} className={styles["product"]}>
                {article.number} {article.name}
                <Button
                  disabled={readOnly || full || isChosen(article.number)}
                  onClick={() => onChange([...products, article])}
                >
                  {t("references.products.add", { name: article.name })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
