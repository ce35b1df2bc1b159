import { shownPicture } from "../../../domain/pictures/picture-address.ts";
import type { Picture } from "../../../domain/pictures/picture.ts";
import { LazyPicture } from "../../files/lazy-picture.tsx";
import { useAwardActors } from "./award-actors.ts";
import styles from "./conference.module.css";

/** The pictures of a project as it is shown, each with whose it is. */
export const ProjectPictures = ({ pictures }: { readonly pictures: readonly Picture[] }) => {
  const { picture } = useAwardActors();
  return (
    <ul className={styles["pictures"]}>
      {pictures.map((shown) => (
        <li key={shown.id}>
          <LazyPicture
            name={`award-picture:${shown.id}`}
            logic={picture}
            request={shownPicture(shown, "640")}
            alt={shown.description}
          />
          <p className={styles["quiet"]}>{`© ${shown.copyright}`}</p>
        </li>
      ))}
    </ul>
  );
};
