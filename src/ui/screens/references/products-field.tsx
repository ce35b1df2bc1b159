import { useSelector } from "@xstate/react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
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
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { useReferencesActors } from "./references-actors.ts";
import { Remark } from "./remark.tsx";
import styles from "./references.module.css";

type ArticlesRef = SubmissionRef<{ readonly search: string }, readonly Article[]>;

/** The products of a reference project, found by article number or name. */
export const ProductsField = ({
  name,
  field: { name: fieldName, value: products, problem, onChange, readOnly },
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
  const own = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  /** Changes the products and says it; the focus goes on in the list of the pressed button, from its place, or to the search. */
  const change = (then: readonly Article[], words: string, pressed: HTMLElement) => {
    const list = pressed.closest("ul");
    const place = [...(list?.children ?? [])].indexOf(pressed.closest("li") ?? pressed);
    flushSync(() => {
      onChange(then);
      setSaid(words);
    });
    const rows = list?.isConnected === true ? [...list.children] : [];
    const next = [...rows.slice(place), ...rows.slice(0, place).toReversed()]
      .map((row) => row.querySelector<HTMLElement>("button:not(:disabled)"))
      .find((button) => button !== null);
    (next ?? own.current?.querySelector<HTMLElement>("input"))?.focus();
  };
  const isChosen = (number: string) => products.some((product) => product.number === number);
  const full = products.length >= PRODUCTS_LIMIT;
  const find = () => {
    if (typed.trim() !== "") search.send({ type: "submission.submit", request: { search: typed.trim() } });
  };
  return (
    <section ref={own} aria-labelledby={heading} className={styles["form"]}>
      <h3 id={heading}>{t("references.field.products")}</h3>
      <Remark comment={comment} />
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {products.length === 0 ? null : (
        <ul className={styles["products"]} aria-label={t("references.products.chosen")}>
          {products.map(({ number, name: title }) => (
            <li key={number} className={styles["product"]}>
              <span>{`${number} ${title}`}</span>
              <Button
                variant="quiet"
                disabled={readOnly}
                onClick={({ currentTarget }) =>
                  change(
                    products.filter((product) => product.number !== number),
                    t("references.products.removed", { name: title }),
                    currentTarget,
                  )
                }
              >
                {t("references.products.remove", { name: title })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={t("references.products.search")}
        help={t("references.products.help")}
        // Only the server knows what is sold: its refusal is the one problem that products have.
        error={problem === undefined ? undefined : t("references.products.gone")}
      >
        {(control) => (
          <TextInput
            {...control}
            name={fieldName}
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
                <span>{`${article.number} ${article.name}`}</span>
                <Button
                  disabled={readOnly || full || isChosen(article.number)}
                  onClick={({ currentTarget }) =>
                    change(
                      [...products, article],
                      t("references.products.added", { name: article.name }),
                      currentTarget,
                    )
                  }
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
