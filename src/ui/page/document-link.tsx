import type { ReactNode } from "react";
import { isAllowed } from "../../domain/shell/access.ts";
import { detailPath, routes } from "../../domain/shell/routes.ts";
import { useAccount } from "../shell/session/use-account.ts";
import { Link } from "../kit/buttons/link.tsx";

interface DocumentLinkProps {
  readonly kind: "order" | "invoice";
  readonly id: string;
  readonly children?: ReactNode;
}

/** The number of an order or an invoice as a link to it, and as text for who may not open it. */
export const DocumentLink = ({ kind, id, children = id }: DocumentLinkProps) => {
  const account = useAccount();
  if (account === undefined || !isAllowed(routes[kind], account.visitor)) return <span>{children}</span>;
  return <Link to={detailPath(kind, id)}>{children}</Link>;
};
