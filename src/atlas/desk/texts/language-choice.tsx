import { catalogues, type Catalogue } from "../../../domain/shell/locale.ts";
import { languageItems, languageNames } from "../../../ui/shell/frame/language-names.ts";
import { Choice } from "../catalogue/choice.tsx";

const languages = languageItems(languageNames, catalogues);

export interface LanguageChoiceProps {
  readonly label: string;
  readonly value: Catalogue;
  readonly onChange: (value: Catalogue) => void;
}

/** A select of all offered languages. */
export const LanguageChoice = ({ label, value, onChange }: LanguageChoiceProps) => (
  <Choice label={label} value={value} items={languages} onChange={onChange} />
);
