import type { Address } from "../../../domain/orders/address.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import styles from "./address-lines.module.css";
import { townText } from "../../i18n/town.ts";

/** A postal address. */
export const AddressLines = ({ address }: { readonly address: Address }) => {
  const { tag } = useFormat();
  return (
    <address className={styles["address"]}>
      {[address.name, address.street, townText(address), countryName(tag, address.country)].map(
        (line, index) => (
          <span key={index}>{line}</span>
        ),
      )}
    </address>
  );
};
