import { departmentArea } from "../../../domain/support/department-area.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";

/** Returns the text for a department: whom it answers, or its name in the configuration where that names it no more. */
export const useDepartmentText = (): ((department: string) => string) => {
  const t = useText();
  const { tag } = useFormat();
  const { departments } = useDeployment().config;
  return (department) => {
    const area = departmentArea(department, departments);
    if (area === undefined) return department;
    return "country" in area ? countryName(tag, area.country) : t(area.text);
  };
};
