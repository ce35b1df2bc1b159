import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router-dom";
import type { LinkHash } from "../../../domain/passwords/account-link.ts";
import { resetPasswordPath } from "../../../domain/shell/routes.ts";
import {
  passwordResetMachine,
  type PasswordResetRef,
} from "../../../machines/passwords/password-reset.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { usePartArrival } from "../../shell/navigation/use-arrival.ts";
import { LinkChoosing } from "./link-choosing.tsx";
import { LinkDone, LinkOffering } from "./link-done.tsx";
import { LinkFailed } from "./link-failed.tsx";
import css from "./passwords.module.css";

type Place = "failed" | "done" | "choosing" | "offering" | "loading";

/** The present part of the screen. */
const usePlace = (reset: PasswordResetRef): Place =>
  useSelector(reset, (snapshot) => {
    if (snapshot.hasTag("failed")) return "failed";
    if (snapshot.hasTag("done")) return "done";
    if (snapshot.children.newPassword !== undefined) return "choosing";
    return snapshot.matches("offering") || snapshot.matches("using") ? "offering" : "loading";
  });

const Body = ({ reset, place }: { readonly reset: PasswordResetRef; readonly place: Place }) => {
  switch (place) {
    case "failed":
      return <LinkFailed reset={reset} />;
    case "done":
      return <LinkDone reset={reset} />;
    case "choosing":
      return <LinkChoosing reset={reset} />;
    case "offering":
      return <LinkOffering reset={reset} />;
    case "loading":
      return <Skeleton shape="rows" count={4} />;
  }
};

/**
 * The screen of an email's link. Its secret is removed from the address at once and kept only in memory
 * (docs/decisions/account.md).
 */
export const ResetPasswordScreen = () => {
  const t = useText();
  const navigate = useNavigate();
  const hash = useParams()["hash"];
  const reset: PasswordResetRef = useScreenActor("reset-password", passwordResetMachine, {
    hash: (hash ?? "") as LinkHash | "",
  });
  const link = useSelector(reset, ({ context }) => context.link);
  const place = usePlace(reset);
  const page = usePartArrival(place);
  useEffect(() => {
    if (hash !== undefined) void navigate(resetPasswordPath, { replace: true });
  }, [hash, navigate]);
  const title = link === undefined ? t("link.title") : t(`link.title.${link.purpose}`);
  return (
    <div ref={page} className={css["page"]}>
      <PageHeader title={title} {...(link !== undefined && { note: link.email })} />
      <Body reset={reset} place={place} />
    </div>
  );
};
