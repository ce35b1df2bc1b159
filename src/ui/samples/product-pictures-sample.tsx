import { productTypes } from "../../domain/products/product-summary.ts";
import { Panel } from "../kit/layout/panel.tsx";
import { ProductPicture } from "../screens/products/product-picture.tsx";
import css from "./samples.module.css";

const types = [
  ...productTypes.map((code) => ({ _tag: "Known", code }) as const),
  { _tag: "Unknown", code: "unknown" } as const,
];

/** The pictures of all types of product, as large as beside a title and as small as in a row. */
export const ProductPicturesSample = () => (
  <Panel heading="Products">
    <ul className={css["stack"]}>
      {types.map((type) => (
        <li key={type.code} className={css["row"]}>
          <ProductPicture large type={type} />
          <ProductPicture type={type} />
          <span>{type.code}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
