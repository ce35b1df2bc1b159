import { useSelector } from "@xstate/react";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { failureCode } from "../../../../domain/kit/call-failure.ts";
import type { CloudDns } from "../../../../domain/products/cloud-dns.ts";
import { remoteConnectRefusals } from "../../../../domain/products/remote-connect.refusals.ts";
import type { SerialNumber } from "../../../../domain/products/serial-number.ts";
import { cloudDnsMachine, type CloudDnsRef } from "../../../../machines/products/cloud-dns.machine.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { DEFECT_CODE, defectText, failureText } from "../../../i18n/failure-text.ts";
import { refusalText } from "../../../i18n/refusal-text.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { DescriptionList } from "../../../kit/layout/description-list.tsx";
import { FailedState } from "../../../kit/states/failed-state.tsx";
import { Panel } from "../../../kit/layout/panel.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import { StaleNote } from "../../../kit/states/stale-note.tsx";
import { codeText } from "../../../page/code-text.ts";
import { When } from "../../../resource/when.tsx";
import { DnsStatus } from "./dns-status.tsx";
import { productPage, type ProductPartProps, type TitlePictureProps } from "../product-page.tsx";
import { ProductPicture } from "../product-picture.tsx";
import styles from "../products.module.css";
import { useNow } from "../../../actors/use-now.ts";

const Facts = ({ dns }: { readonly dns: CloudDns }) => {
  const t = useText();
  const none = t("product.none");
  return (
    <DescriptionList
      wide
      facts={[
        { label: t("dns.ip"), value: dns.ipAddress ?? none, code: dns.ipAddress !== null },
        { label: t("dns.http"), value: dns.ports.http ?? none, code: dns.ports.http !== null },
        { label: t("dns.https"), value: dns.ports.https ?? none, code: dns.ports.https !== null },
        {
          label: t("dns.reason"),
          value: dns.reason === null ? none : codeText(t, dns.reason, (code) => `remote.${code}.title`),
        },
        { label: t("dns.time"), value: <When date={dns.timestamp} /> },
      ]}
    />
  );
};

const Failed = ({ actor }: { readonly actor: CloudDnsRef }) => {
  const t = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const refresh = () => actor.send({ type: "cloudDns.refresh" });
  if (failure === undefined) return <FailedState {...defectText(t)} code={DEFECT_CODE} onRetry={refresh} />;
  const code = failureCode(failure);
  const own = refusalText(t, remoteConnectRefusals, code);
  const texts = failureText(t, failure);
  return (
    <FailedState
      title={own === undefined ? texts.title : t("dns.failed")}
      text={own ?? texts.text}
      code={code}
      onRetry={refresh}
    />
  );
};

const useDns = (serial: SerialNumber): CloudDnsRef =>
  useScreenActor(`cloud-dns:${serial}`, cloudDnsMachine, { serial });

/** Asked for after what the screen is for. */
const LatePicture = ({ serial, type }: TitlePictureProps) => {
  const isLoaded = useSelector(
    useDns(serial),
    (snapshot) => snapshot.context.data !== undefined || snapshot.hasTag("failed"),
  );
  return <ProductPicture large type={isLoaded ? type : undefined} />;
};

const CloudDnsPart = ({ serial }: ProductPartProps) => {
  const t = useText();
  const now = useNow();
  const actor = useDns(serial);
  const data = useSelector(actor, ({ context }) => context.data);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const stale = useSelector(actor, (snapshot) => snapshot.hasTag("stale"));
  const refresh = () => actor.send({ type: "cloudDns.refresh" });
  if (failed) return <Failed actor={actor} />;
  return (
    <Panel
      heading={t("dns.panel")}
      actions={
        <Button icon={RefreshCw} busy={busy} onClick={refresh}>
          {t("dns.refresh")}
        </Button>
      }
    >
      {data === undefined ? (
        <div aria-busy="true">
          <Skeleton shape="lines" count={5} />
        </div>
      ) : (
        <div className={styles["stack"]} aria-busy={busy}>
          {stale ? <StaleNote at={new Date(data.loadedAt)} now={now} onRefresh={refresh} /> : null}
          <DnsStatus status={data.content.status} />
          <Facts dns={data.content} />
        </div>
      )}
    </Panel>
  );
};

/** The cloud DNS data of a product (business §2, §4). */
export const CloudDnsScreen = productPage("cloudDns", CloudDnsPart, undefined, LatePicture);
