import { useTranslation } from "react-i18next";
import type { Text } from "./catalogue.ts";

/** The text function of the present language; the component renders again when the language changes. */
export const useText = (): Text => useTranslation().t as Text;
