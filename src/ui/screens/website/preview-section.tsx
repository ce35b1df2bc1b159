import { useSelector } from "@xstate/react";
import { useSearchParams } from "react-router-dom";
import type { PublicLanguage } from "../../../domain/shell/public-language.ts";
import type { WebsiteDraftRef } from "../../../machines/website/website-draft.machine.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { RadioGroup } from "../../kit/fields/radio-group.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { useWidth } from "../../kit/use-width.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { usePreviewPage } from "./preview-page.ts";
import { languageName } from "./website-labels.ts";
import styles from "./website.module.css";

const widths = ["phone", "desk"] as const;
type Width = (typeof widths)[number];

/** Typical screens of visitors, in CSS pixels. */
const screens: Readonly<Record<Width, { readonly width: number; readonly height: number }>> = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
};

/** Width and language of the preview are in the address, for a reload and the way back. */
const usePreviewAddress = () => {
  const [params, setParams] = useSearchParams();
  const set = (name: "width" | "language") => (value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next);
  };
  return {
    width: widths.find((one) => one === params.get("width")) ?? "phone",
    asked: params.get("language"),
    setWidth: set("width"),
    setLanguage: set("language"),
  };
};

/** A page in a frame as wide as a visitor's screen, scaled down where there is less room. */
const VisitorScreen = ({ address, width }: { readonly address: string; readonly width: Width }) => {
  const t = useText();
  const { element, width: room } = useWidth();
  const size = screens[width];
  const scale = Math.min(1, room / size.width);
  return (
    <div ref={element}>
      <div className={styles["screen"]} style={{ width: size.width * scale, height: size.height * scale }}>
        <iframe
          title={t("website.preview.frame")}
          // Without scripts; its own origin, so that it may be framed and gets the session's pictures.
          sandbox="allow-same-origin"
          className={styles["frame"]}
          {...size}
          style={{ transform: `scale(${scale})` }}
          src={address}
        />
      </div>
    </div>
  );
};

/** The saved draft as a visitor sees it, at the width of a phone or a desk, in each of its languages. */
export const PreviewSection = ({ form }: { readonly form: WebsiteDraftRef }) => {
  const t = useText();
  const { tag } = useFormat();
  const saved = useSelector(form, ({ context }) => context.base);
  const { width, asked, setWidth, setLanguage } = usePreviewAddress();
  const language: PublicLanguage = saved.languages.find((one) => one === asked) ?? saved.languages[0] ?? "en";
  const page = useResource("website-preview", usePreviewPage(), {
    language,
    revision: saved.version,
  });
  return (
    <Panel heading={t("website.section.preview")}>
      <div className={styles["stack"]}>
        <p className={styles["quiet"]}>{t("website.preview.about")}</p>
        <div className={styles["controls"]}>
          <RadioGroup
            label={t("website.preview.width")}
            value={width}
            options={widths.map((value) => ({ value, label: t(`website.preview.${value}`) }))}
            onChange={setWidth}
          />
          <Field label={t("website.preview.language")}>
            {(control) => (
              <Select
                {...control}
                value={language}
                onChange={setLanguage}
                items={saved.languages.map((one) => ({ value: one, label: languageName(tag, one) }))}
              />
            )}
          </Field>
        </div>
        <ResourceView
          actor={page}
          failedTitle={t("website.preview.failed")}
          skeleton={<Skeleton shape="card" count={3} />}
        >
          {(address) => <VisitorScreen address={address} width={width} />}
        </ResourceView>
      </div>
    </Panel>
  );
};
