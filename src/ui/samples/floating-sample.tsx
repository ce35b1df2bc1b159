import { useCallback, useState } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Button } from "../kit/buttons/button.tsx";
import { Dialog } from "../kit/overlays/dialog.tsx";
import { Field } from "../kit/fields/field.tsx";
import { LinkButton } from "../kit/buttons/link-button.tsx";
import { Panel } from "../kit/layout/panel.tsx";
import { Popover } from "../kit/overlays/popover.tsx";
import { TextArea } from "../kit/fields/text-area.tsx";
import { ToastRegion, type Toast } from "../kit/overlays/toast-region.tsx";
import css from "./samples.module.css";
import { german } from "./labels.ts";

/** Overlays: dialog, popover, toasts. */
export const FloatingSample = () => {
  const [dialog, setDialog] = useState(false);
  const [menu, setMenu] = useState(false);
  const [text, setText] = useState("");
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const closeDialog = useCallback(() => setDialog(false), []);
  const closeMenu = useCallback(() => setMenu(false), []);
  return (
    <Panel heading="Floating">
      <div className={css["row"]}>
        <Button onClick={() => setDialog(true)}>Open dialog</Button>
        <Popover
          open={menu}
          onClose={closeMenu}
          label="Account"
          renderTrigger={(trigger) => (
            <Button {...trigger} icon={ChevronDown} onClick={() => setMenu(!menu)}>
              Open popover
            </Button>
          )}
        >
          <div className={css["menu"]}>
            <LinkButton variant="quiet" to="/settings/">
              Settings
            </LinkButton>
            <LinkButton variant="quiet" to="/settings/company/">
              {german.label}
            </LinkButton>
          </div>
        </Popover>
        <Button
          onClick={() =>
            setToasts([
              ...toasts,
              {
                id: String(toasts.length),
                tone: toasts.length % 2 === 0 ? "success" : "danger",
                text: german.status,
              },
            ])
          }
        >
          Show note
        </Button>
      </div>
      <Dialog
        open={dialog}
        onClose={closeDialog}
        title="Help with order AU2604711"
        actions={
          <>
            <Button variant="primary" onClick={closeDialog}>
              Send request
            </Button>
            <Button variant="quiet" onClick={closeDialog}>
              Keep for later
            </Button>
          </>
        }
      >
        <Field label="What happens" help={german.help}>
          {(control) => <TextArea {...control} value={text} onChange={setText} />}
        </Field>
      </Dialog>
      <ToastRegion toasts={toasts} onClose={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
    </Panel>
  );
};
