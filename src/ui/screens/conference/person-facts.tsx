import { participantFields, type ParticipantData } from "../../../domain/conference/participant.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { fieldLabel, valueText } from "./conference-labels.ts";
import styles from "./conference.module.css";

/** What is known of a person; what was left out is not shown. */
export const PersonFacts = ({ person }: { readonly person: ParticipantData }) => {
  const t = useText();
  return (
    <div className={styles["facts"]}>
      <DescriptionList
        facts={participantFields
          .filter((field) => person[field] !== "")
          .map((field) => ({ label: fieldLabel(t, field), value: valueText(t, field, person) }))}
      />
    </div>
  );
};
