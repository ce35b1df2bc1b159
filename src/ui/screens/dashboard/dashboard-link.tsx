import { Link } from "../../kit/buttons/link.tsx";

/** A link from the server: to a screen of the portal, or to another site in a new tab. */
export const DashboardLink = ({ href, label }: { readonly href: string; readonly label: string }) =>
  href.startsWith("/") ? (
    <Link to={href}>{label}</Link>
  ) : (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
