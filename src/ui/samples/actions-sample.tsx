import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { Badge } from "../kit/states/badge.tsx";
import { Button, type ButtonVariant } from "../kit/buttons/button.tsx";
import { IconButton } from "../kit/buttons/icon-button.tsx";
import { LinkButton } from "../kit/buttons/link-button.tsx";
import { Panel } from "../kit/layout/panel.tsx";
import css from "./samples.module.css";
import { czech, german } from "./labels.ts";

const variants: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const tiers = ["flagship", "platin", "gold", "silver", "registered", "endcustomer"] as const;

/** Buttons, badges and tier colours. */
export const ActionsSample = () => (
  <>
    <Panel heading="Buttons">
      <div className={css["stack"]}>
        {variants.map((variant) => (
          <div key={variant} className={css["row"]}>
            <Button variant={variant}>Send request</Button>
            <Button variant={variant} icon={Plus}>
              Add address
            </Button>
            <Button variant={variant} busy>
              Send request
            </Button>
            <Button variant={variant} disabled>
              Send request
            </Button>
            <LinkButton variant={variant} to="/orders/">
              Open orders
            </LinkButton>
          </div>
        ))}
        <div className={css["row"]}>
          <IconButton label="Download" icon={Download} />
          <IconButton label="Remove" icon={Trash} disabled />
          <Button variant="primary" icon={Download}>
            {german.action}
          </Button>
          <Button>{czech.action}</Button>
        </div>
      </div>
    </Panel>
    <Panel heading="Badges and tiers">
      <div className={css["stack"]}>
        <div className={css["row"]}>
          <Badge label="Not started" />
          <Badge tone="success" label="Shipped" />
          <Badge tone="warning" label="Waiting for you" />
          <Badge tone="danger" label="Overdue" />
          <Badge tone="info" label="In production" />
          <Badge tone="info" label="BETA" shape={false} />
          <Badge tone="warning" label={german.status} />
          <Badge label={czech.status} />
        </div>
        <div className={css["columns"]}>
          {tiers.map((tier) => (
            <div key={tier} data-tier={tier} className={css["tier"]}>
              <span>{tier}</span>
              <span className={css["next"]}>Next tier</span>
            </div>
          ))}
        </div>
      </div>
    </Panel>
  </>
);
