import css from "./share-bar.module.css";

/** A number as a bar, proportional to the maximum: decoration beside the number itself. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <svg aria-hidden="true" className={css["share"]} viewBox="0 0 100 1" preserveAspectRatio="none">
    <rect width={share * 100} height={1} className={css["bar"]} />
  </svg>
);
