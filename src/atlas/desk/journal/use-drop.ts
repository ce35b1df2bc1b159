import { useState, type DragEvent } from "react";
import { useDesk } from "../desk-context.ts";

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Opens a file dropped anywhere on the desk as a journal; `over` while a file is dragged over it. */
export const useDrop = () => {
  const desk = useDesk();
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) desk.send({ type: "desk.journalGiven", file });
      },
    },
  };
};
