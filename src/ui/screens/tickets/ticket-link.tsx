import type { ReactNode } from "react";
import { isAllowed } from "../../../domain/shell/access.ts";
import { routes, ticketAboutPath } from "../../../domain/shell/routes.ts";
import type { ButtonVariant } from "../../kit/buttons/button.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import css from "./ticket-link.module.css";

export interface TicketLinkProps {
  readonly about: Parameters<typeof ticketAboutPath>[0];
  /** A text link instead of a button. */
  readonly plain?: boolean;
  /** Of the button. */
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** The link to a new ticket about the displayed item; nothing without the right to write tickets. */
export const TicketLink = ({ about, plain = false, variant = "secondary", children }: TicketLinkProps) => {
  const account = useAccount();
  if (account === undefined || !isAllowed(routes.guidedTicket, account.visitor)) return null;
  const to = ticketAboutPath(about);
  return plain ? (
    <Link to={to} className={css["plain"]} data-screen-only>
      {children}
    </Link>
  ) : (
    <LinkButton to={to} variant={variant}>
      {children}
    </LinkButton>
  );
};
