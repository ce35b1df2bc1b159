import { getBanners, getContacts, getHotlinks } from "../../../api/dashboard.calls.ts";
import type { Banner } from "../../../domain/dashboard/dashboard.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFragment } from "../../page/use-fragment.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { whenEmpty } from "../../resource/when-empty.ts";
import { DashboardLink } from "./dashboard-link.tsx";
import styles from "./dashboard.module.css";

/** Content in the reader's language. */
interface ByLocale {
  readonly instance: Locale;
}

const BannerNotice = ({ banner: { title, text, href } }: { readonly banner: Banner }) => (
  <li className={styles["notice"]}>
    <h3>{href === null ? title : <DashboardLink href={href} label={title} />}</h3>
    <p>{text}</p>
  </li>
);

/** The manufacturer's notices (shell §3); they load separately. */
export const BannersPanel = ({ instance }: ByLocale) => {
  const t = useText();
  const actor = useResource(getBanners, { instance }, { beside: true });
  return (
    <Panel heading={t("dashboard.banners")}>
      <div className={styles["banners"]}>
        <ResourceView
          actor={actor}
          skeleton={<Skeleton count={6} />}
          empty={whenEmpty(<p className={styles["muted"]}>{t("dashboard.banners.empty")}</p>)}
        >
          {(banners) => (
            <ul className={styles["notices"]}>
              {banners.map((banner) => (
                <BannerNotice key={banner.id} banner={banner} />
              ))}
            </ul>
          )}
        </ResourceView>
      </div>
    </Panel>
  );
};

/** Quick links (shell §3); they load separately. */
export const HotlinksPanel = ({ instance }: ByLocale) => {
  const t = useText();
  const actor = useResource(getHotlinks, { instance }, { beside: true });
  return (
    <Panel heading={t("dashboard.hotlinks")}>
      <ResourceView
        actor={actor}
        skeleton={
          <div className={styles["linksToCome"]}>
            <Skeleton count={4} />
          </div>
        }
        empty={whenEmpty(<p className={styles["muted"]}>{t("dashboard.hotlinks.empty")}</p>)}
      >
        {(links) => (
          <ul className={styles["links"]}>
            {links.map(({ id, href, label }) => (
              <li key={id}>
                <DashboardLink href={href} label={label} />
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
    </Panel>
  );
};

interface PersonProps {
  readonly name: string;
  readonly role?: string;
  readonly phone: string;
  readonly email: string;
}

const Person = ({ name, role, phone, email }: PersonProps) => (
  <li className={styles["person"]}>
    <strong>{name}</strong>
    {role === undefined ? null : <span className={styles["muted"]}>{role}</span>}
    <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
    <a href={`mailto:${email}`}>{email}</a>
  </li>
);

/** The partner's contacts: the hotline from the configuration at once, the others when they have loaded. */
export const ContactsPanel = ({ instance }: ByLocale) => {
  const t = useText();
  const {
    config: { support },
  } = useDeployment();
  const actor = useResource(getContacts, { instance }, { beside: true });
  const place = useFragment<HTMLDivElement>("contacts");
  return (
    <div ref={place}>
      <Panel heading={t("dashboard.contacts")}>
        <div className={styles["stack"]}>
          <ul>
            <Person name={t("dashboard.hotline")} {...support} />
          </ul>
          <ResourceView
            actor={actor}
            skeleton={<Skeleton count={8} />}
            empty={whenEmpty(<p className={styles["muted"]}>{t("dashboard.contacts.empty")}</p>)}
          >
            {(contacts) => {
              const others = contacts.filter(({ email }) => email !== support.email);
              return others.length === 0 ? null : (
                <ul className={styles["notices"]}>
                  {others.map((contact) => (
                    <Person key={contact.id} {...contact} />
                  ))}
                </ul>
              );
            }}
          </ResourceView>
        </div>
      </Panel>
    </div>
  );
};
