import { useSelector } from "@xstate/react";
import LockOpen from "lucide-react/icons/lock-open";
import Play from "lucide-react/icons/play";
import { firstActOf, type FirstAct } from "../../../../domain/products/first-act.ts";
import { outcomeKind } from "../../../../domain/products/remote-connect.ts";
import type { RemoteConnectRef } from "../../../../machines/products/remote-connect.machine.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button, type ButtonVariant } from "../../../kit/buttons/button.tsx";
import { TicketLink } from "../../tickets/ticket-link.tsx";
import styles from "../products.module.css";

type Act = Exclude<FirstAct, "none">;

/** In the order of the row, behind the first one. */
const acts: readonly Act[] = ["test", "unblock", "support"];

/** What can be done about the test: first what the table of first acts says for its result. */
export const TestActs = ({ actor }: { readonly actor: RemoteConnectRef }) => {
  const t = useText();
  const { serial, result } = useSelector(actor, ({ context }) => context);
  const idle = useSelector(actor, (snapshot) => snapshot.matches("idle"));
  const mayTest = useSelector(actor, (snapshot) => snapshot.can({ type: "remoteConnect.test" }));
  const unblocking = useSelector(actor, (snapshot) => snapshot.matches({ blocked: "unblocking" }));
  const mayUnblock = useSelector(actor, (snapshot) => snapshot.hasTag("unblockable")) || unblocking;
  const known = useSelector(actor, (snapshot) => snapshot.matches("tested") || snapshot.matches("blocked"));
  const found = known ? result : undefined;
  const first = found === undefined ? "test" : firstActOf(found.outcome);
  const variant = (act: Act): ButtonVariant => (act === first ? "primary" : "secondary");
  const shown = {
    test: mayTest && (
      <Button
        key="test"
        variant={variant("test")}
        icon={Play}
        onClick={() => actor.send({ type: "remoteConnect.test" })}
      >
        {idle ? t("remote.start") : t("remote.again")}
      </Button>
    ),
    unblock: mayUnblock && (
      <Button
        key="unblock"
        variant={variant("unblock")}
        icon={LockOpen}
        busy={unblocking}
        onClick={() => actor.send({ type: "remoteConnect.unblock" })}
      >
        {t("remote.unblock")}
      </Button>
    ),
    support: found !== undefined && outcomeKind(found.outcome) !== "success" && (
      <TicketLink key="support" about={{ serial, test: found.id }} variant={variant("support")}>
        {t("remote.ask")}
      </TicketLink>
    ),
  };
  return (
    <div className={styles["line"]}>
      {acts
        .toSorted((one, other) => Number(other === first) - Number(one === first))
        .map((act) => shown[act])}
    </div>
  );
};
