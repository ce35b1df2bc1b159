import ArrowLeft from "lucide-react/icons/arrow-left";
import { Icon } from "../kit/buttons/icon.tsx";
import { Link } from "../kit/buttons/link.tsx";
import styles from "./back-link.module.css";

/** The link from a detail page to its list. */
export const BackLink = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Link to={to} className={styles["link"]}>
    <Icon of={ArrowLeft} />
    <span>{label}</span>
  </Link>
);
