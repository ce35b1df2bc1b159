import { useLayoutEffect, useState } from "react";
import { Button } from "../kit/buttons/button.tsx";
import { PageHeader } from "../kit/layout/page-header.tsx";
import { RadioGroup } from "../kit/fields/radio-group.tsx";
import { ActionsSample } from "./actions-sample.tsx";
import { FieldsSample } from "./fields-sample.tsx";
import { FloatingSample } from "./floating-sample.tsx";
import { ListsSample } from "./lists-sample.tsx";
import { PicturesSample } from "./pictures-sample.tsx";
import { ProductPicturesSample } from "./product-pictures-sample.tsx";
import css from "./samples.module.css";
import { StatesSample } from "./states-sample.tsx";

const themes = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/**
 * Every component in every state, with the longest texts, in both themes: `/dev/kit/`, in development only. Its texts
 * are samples.
 */
export const KitPage = () => {
  const [theme, setTheme] = useState<(typeof themes)[number]["value"]>("system");
  useLayoutEffect(() => {
    if (theme === "system") return;
    const { dataset } = document.documentElement;
    dataset["theme"] = theme;
    return () => {
      delete dataset["theme"];
    };
  }, [theme]);
  return (
    <main className={css["page"]}>
      <PageHeader
        title="Kit"
        note="Every component in every state."
        action={<Button variant="primary">Primary action</Button>}
      />
      <RadioGroup label="Theme" options={themes} value={theme} onChange={setTheme} />
      <ActionsSample />
      <FieldsSample />
      <ListsSample />
      <StatesSample />
      <FloatingSample />
      <PicturesSample />
      <ProductPicturesSample />
    </main>
  );
};
