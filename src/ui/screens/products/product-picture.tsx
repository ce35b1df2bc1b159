import type { ProductType } from "../../../domain/products/product-summary.ts";
import { classNames } from "../../kit/class-names.ts";
import pictures from "./product-pictures.svg?no-inline";
import styles from "./product-picture.module.css";

export interface ProductPictureProps {
  /** Undefined while it is not known: the picture keeps its room. */
  readonly type: ProductType | undefined;
  /** Beside the title of a page; else in a row. */
  readonly large?: boolean;
}

/** What a product looks like, by its type; a type that the portal does not know is a plain device. Decoration: the type is in words beside it. */
export const ProductPicture = ({ type, large = false }: ProductPictureProps) => (
  <svg aria-hidden="true" className={classNames(styles["picture"], large && styles["large"])}>
    {type && <use href={`${pictures}#${type._tag === "Known" ? type.code : "unknown"}`} />}
  </svg>
);
