import { useMemo } from "react";
import { participantFields, type Participant } from "../../../domain/conference/participant.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { conferenceRefusals } from "../../../domain/conference/conference.refusals.ts";
import {
  participantSettingsMachine,
  type ParticipantSettings,
} from "../../../machines/conference/participant-settings.machine.ts";
import type { SettingsFormRef } from "../../../machines/kit/settings-form.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { SettingsView } from "../../form/settings-view.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { useSettingsForm } from "../../form/use-settings-form.ts";
import { fieldLabel, personName, valueText } from "./conference-labels.ts";
import { participantSettingsOf } from "./participant-values.ts";
import { ParticipantFields } from "./participant-fields.tsx";
import type { ConferenceRef } from "./use-conference.ts";

/**
 * The dialog to change a participant. Closing it keeps the input; only Cancel discards it. What somebody else has changed since it was opened
 * is shown beside it instead of being overwritten.
 */
export const ParticipantDialog = ({
  participant,
  conference,
  onSaved,
  onClose,
}: {
  readonly participant: Participant;
  readonly conference: ConferenceRef;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const values = useMemo(() => participantSettingsOf(participant), [participant]);
  const settings: SettingsFormRef<ParticipantSettings> = useScreenActor(
    `conference-participant:${participant.id}`,
    participantSettingsMachine,
    { values, limit: WRITE_LIMIT, holder: conference },
  );
  const { isDirty, discard } = useSettingsForm(settings, values);
  useEmitted(settings, "settings.saved", ({ saved }) => {
    onSaved(personName(saved));
    onClose();
  });
  const cancel = () => {
    discard();
    onClose();
  };
  const title = t("conference.change.title", { name: personName(participant) });
  return (
    <Dialog open title={title} onClose={onClose}>
      <SettingsView
        settings={settings}
        fields={participantFields}
        labelOf={(field) => (field === "id" || field === "version" ? "" : fieldLabel(t, field))}
        textOf={(field, shown) => (field === "id" || field === "version" ? "" : valueText(t, field, shown))}
        refusals={conferenceRefusals}
      >
        {(form) => (
          <FormView
            form={form}
            submitLabel={t("conference.change.save")}
            failedTitle={t("conference.change.failed")}
            refusals={conferenceRefusals}
            aside={<Button onClick={cancel}>{t("conference.cancel")}</Button>}
          >
            <ParticipantFields form={form} />
          </FormView>
        )}
      </SettingsView>
      <LeaveGuard form={title} changed={isDirty} onDiscard={cancel} />
    </Dialog>
  );
};
