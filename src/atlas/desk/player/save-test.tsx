import FlaskConical from "lucide-react/icons/flask-conical";
import { useState } from "react";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { saveFile } from "../../../ui/kit/files/save-file.ts";
import { commandsOf } from "../export/commands.ts";
import { TEST_HEAD, testText } from "../export/playwright-test.ts";
import { useDesk, useLook } from "../desk-context.ts";
import type { ShownTexts } from "../preview/preview-message.ts";
import type { Timeline } from "../simulation/timeline.ts";
import type { Persona } from "../simulation/personas.ts";
import { useTextIn } from "../texts/fixed-text.ts";
import css from "./player.module.css";

interface SaveTestProps {
  readonly name: string;
  readonly timeline: Timeline;
  /** The code at the end of the timeline. */
  readonly code: string | undefined;
  readonly persona: Persona;
  /** What the screen shows of the frame that is shown. */
  readonly shown: ShownTexts | undefined;
  /** Calls back with what the screen shows after so many steps, once it is shown. */
  readonly whenShown: (count: number, take: (shown: ShownTexts) => void) => void;
}

/**
 * Saves a timeline as a Playwright test, if every step can be done from outside. The test expects what the screen shows at
 * the end: that frame is shown first.
 */
export const SaveTest = ({ name, timeline, code, persona, shown, whenShown }: SaveTestProps) => {
  const t = useText();
  const desk = useDesk();
  const { locale, width } = useLook();
  const inCustomers = useTextIn(locale);
  const [announced, setAnnounced] = useState<"desk.export.saved" | "desk.export.impossible">();
  const save = ({ customer: texts }: ShownTexts): void => {
    const commands =
      code === undefined
        ? undefined
        : commandsOf({ timeline, persona, code, locale, t: inCustomers, width, texts });
    setAnnounced(commands === undefined ? "desk.export.impossible" : "desk.export.saved");
    if (commands === undefined) return;
    saveFile({
      blob: new Blob([TEST_HEAD, testText(name, commands)], { type: "text/plain" }),
      name: `${name.replaceAll(/[^\w.-]+/g, "-")}.e2e.ts`,
    });
  };
  const ask = (): void => {
    const count = timeline.steps.length;
    if (shown?.count === count) return save(shown);
    setAnnounced(undefined);
    whenShown(count, save);
    desk.send({ type: "desk.stepped", to: count - 1 });
  };
  return (
    <>
      <Button icon={FlaskConical} onClick={ask}>
        {t("desk.export")}
      </Button>
      <span role="status" className={css["where"]}>
        {announced === undefined ? null : t(announced)}
      </span>
    </>
  );
};
