import { getPicture } from "../../../api/pictures.calls.ts";
import { shownPicture } from "../../../domain/pictures/picture-address.ts";
import type { Picture } from "../../../domain/pictures/picture.ts";
import { CallPicture } from "../../calls/call-picture.tsx";
import styles from "./conference.module.css";

/** The pictures of a project as it is shown, each with whose it is. */
export const ProjectPictures = ({ pictures }: { readonly pictures: readonly Picture[] }) => (
  <ul className={styles["pictures"]}>
    {pictures.map((shown) => (
      <li key={shown.id}>
        <CallPicture call={getPicture} request={shownPicture(shown, "640")} alt={shown.description} />
        <p className={styles["quiet"]}>{`© ${shown.copyright}`}</p>
      </li>
    ))}
  </ul>
);
