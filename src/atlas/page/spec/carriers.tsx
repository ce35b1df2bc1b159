import { Link } from "react-router-dom";
import type { PartRef } from "../../model/atlas-model.ts";
import { partHref, tableHref } from "../address.ts";
import { partName } from "../part-name.ts";
import css from "./spec.module.css";

export interface CarriersProps {
  readonly section: string;
  readonly parts: readonly PartRef[];
}

/** The states and transitions that cite a section, by machine. */
export const Carriers = ({ section, parts }: CarriersProps) => {
  const machines = [...new Set(parts.map(({ machine }) => machine))];
  return (
    <ul className={css["machines"]}>
      {machines.map((machine) => (
        <li key={machine}>
          <h3>
            <Link to={tableHref(machine, { search: section })}>{machine}</Link>
          </h3>
          <ul className={css["parts"]}>
            {parts
              .filter((part) => part.machine === machine)
              .map((part) => (
                <li key={`${part.what} ${part.id}`}>
                  <Link to={partHref(part)} title={part.id}>
                    {partName(part.id)}
                  </Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
