import Trash from "lucide-react/icons/trash-2";
import {
  linkProblem,
  networkName,
  readLink,
  socialNetworks,
} from "../../../domain/website/social-network.ts";
import { MAX_LINKS } from "../../../domain/website/website.ts";
import type { WebsiteDraftRef } from "../../../machines/website/website-draft.machine.ts";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/buttons/icon-button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { websiteProblemText } from "./website-labels.ts";
import styles from "./website.module.css";

/** Profiles in social networks, recognised by their address (business §3). */
export const LinksSection = ({ form }: { readonly form: WebsiteDraftRef }) => {
  const t = useText();
  const { value: links, problem, onChange, onBlur, readOnly } = useField(form, "links");
  // The field for one more link is always there.
  const shown = links.length < MAX_LINKS && links.at(-1) !== "" ? [...links, ""] : links;
  const set = (index: number, text: string) => onChange(shown.with(index, text));
  return (
    <Panel form heading={t("website.section.links")}>
      <div className={styles["fields"]}>
        <p className={styles["quiet"]}>
          {t("website.links.known", { networks: socialNetworks.map(networkName).join(", ") })}
        </p>
        {shown.map((link, index) => {
          const read = readLink(link);
          const own = problem === undefined ? undefined : linkProblem(shown, index);
          return (
            <div key={index} className={styles["line"]}>
              <Field
                label={
                  "network" in read
                    ? t("website.link.of", { number: index + 1, network: networkName(read.network) })
                    : t("website.link", { number: index + 1 })
                }
                error={websiteProblemText(t, own)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    name="links"
                    type="url"
                    maxLength={300}
                    value={link}
                    readOnly={readOnly}
                    onBlur={onBlur}
                    onChange={(text) => set(index, text)}
                  />
                )}
              </Field>
              {link !== "" && (
                <IconButton
                  icon={Trash}
                  label={t("website.link.remove", { number: index + 1 })}
                  onClick={() => onChange(links.filter((_link, place) => place !== index))}
                />
              )}
            </div>
          );
        })}
        {links.length >= MAX_LINKS && (
          <p className={styles["quiet"]}>{t("website.links.most", { count: MAX_LINKS })}</p>
        )}
      </div>
    </Panel>
  );
};
