import type { Address } from "../../../domain/orders/order.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import styles from "./order.module.css";

/** A postal address. */
export const AddressLines = ({
  address: { name, street, zip, city, country },
}: {
  readonly address: Address;
}) => {
  const { tag } = useFormat();
  return (
    <address className={styles["address"]}>
      {[name, street, `${zip} ${city}`.trim(), countryName(tag, country)].map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
};
