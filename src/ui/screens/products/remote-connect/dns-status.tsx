import { BLOCK_MINUTES, type CloudDnsStatus } from "../../../../domain/products/cloud-dns.ts";
import { useText } from "../../../i18n/use-text.ts";
import { classNames } from "../../../kit/class-names.ts";
import { Icon } from "../../../kit/buttons/icon.tsx";
import { toneIcon } from "../../../kit/states/tone.ts";
import styles from "../products.module.css";

/** The cloud DNS status and what to do about it; an unknown status is shown as is. */
export const DnsStatus = ({ status }: { readonly status: CloudDnsStatus }) => {
  const t = useText();
  const tone = status.code === "ok" ? "success" : status._tag === "Known" ? "danger" : "warning";
  return (
    <div role="status" className={classNames(styles["result"], styles[tone])}>
      <div className={styles["resultHead"]}>
        <Icon of={toneIcon[tone]} large />
        <p className={styles["resultTitle"]}>
          {status._tag === "Known" ? t(`dns.status.${status.code}`) : status.code}
        </p>
      </div>
      <p>
        {status._tag === "Known"
          ? t(`dns.text.${status.code}`, { minutes: BLOCK_MINUTES })
          : t("dns.text_unknown")}
      </p>
    </div>
  );
};
