import type { ProductType } from "../../../domain/products/product-summary.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { codeText } from "../../page/code-text.ts";

/** The text of a product's type; an unknown code is shown as is. */
export const productTypeText = (t: Text, type: ProductType): string =>
  codeText(t, type, (code) => `product.type.${code}`);
