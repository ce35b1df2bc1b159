import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Article } from "../../../domain/kit/article.ts";
import type { ReferenceId } from "../../../domain/references/reference-id.ts";
import { PRODUCTS_LIMIT } from "../../../domain/references/reference.ts";
import { LateCombobox } from "../../form/late-combobox.tsx";
import type { FieldBinding } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { lazyPart } from "../../code/lazy-part.tsx";
import { Remark } from "./remark.tsx";
import styles from "./references.module.css";

const ProductSearch = lazyPart(async () => (await import("./product-search.tsx")).ProductSearch);

/** The products of a reference project, found by article number or name. */
export const ProductsField = ({
  id,
  field: { name, value: products, problem, onChange, onBlur, readOnly },
  comment,
}: {
  /** Whose products they are. */
  readonly id: ReferenceId;
  readonly field: FieldBinding<readonly Article[]>;
  readonly comment?: string | undefined;
}) => {
  const t = useText();
  const heading = useId();
  const own = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  /** Removes a product and says it; the focus goes on in the list, from its place, or to the search. */
  const remove = ({ number, name: title }: Article, pressed: HTMLElement) => {
    const list = pressed.closest("ul");
    const place = [...(list?.children ?? [])].indexOf(pressed.closest("li") ?? pressed);
    flushSync(() => {
      onChange(products.filter((product) => product.number !== number));
      setSaid(t("references.products.removed", { name: title }));
    });
    const buttons = list?.isConnected === true ? [...list.querySelectorAll("button")] : [];
    const next = buttons[place] ?? buttons.at(-1);
    (next ?? own.current?.querySelector<HTMLElement>("input"))?.focus();
  };
  const control = {
    label: t("references.products.search"),
    help: t("references.products.help"),
    // Only the server knows what is sold: its refusal is the one problem that products have.
    error: problem === undefined ? undefined : t("references.products.gone"),
    name,
    onBlur,
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
          {products.map((product) => (
            <li key={product.number} className={styles["product"]}>
              <span>{`${product.number} ${product.name}`}</span>
              <Button
                variant="quiet"
                disabled={readOnly}
                onClick={({ currentTarget }) => remove(product, currentTarget)}
              >
                {t("references.products.remove", { name: product.name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LateCombobox field={control} text="">
        {(focused) => (
          <ProductSearch
            {...control}
            id={id}
            chosen={products}
            readOnly={readOnly || products.length >= PRODUCTS_LIMIT}
            focused={focused}
            onAdd={(article) => {
              onChange([...products, article]);
              setSaid(t("references.products.added", { name: article.name }));
            }}
          />
        )}
      </LateCombobox>
    </section>
  );
};
