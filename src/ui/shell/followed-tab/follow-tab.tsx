import { mayBeFollowed } from "../../../domain/shell/may-be-followed.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { AskButton } from "../ask-button.tsx";
import { useAccount } from "../session/use-account.ts";
import { useShellActors } from "../shell-actors.ts";

/** The button that asks for consent that the state atlas follows this tab; nothing where it may not. */
export const FollowTab = () => {
  const t = useText();
  const { production } = useDeployment();
  const { askToFollow } = useShellActors();
  const account = useAccount();
  return mayBeFollowed(production, account?.visitor) ? (
    <AskButton label={t("follow.button")} ask={askToFollow} />
  ) : null;
};
