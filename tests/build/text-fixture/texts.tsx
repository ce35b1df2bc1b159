import { createContext, Fragment, Suspense, type ReactNode } from "react";
import type { OrderId } from "../../../src/domain/orders/order.ts";
import type { Elements } from "../../../src/ui/kit/elements.ts";

interface Props {
  readonly words: string;
  readonly count: number;
  readonly id: OrderId;
  readonly shown: boolean;
  readonly action?: ReactNode;
  readonly icon?: Elements;
}

const WordsContext = createContext("");

// Reported: each renders a text node that is not its element's only child.
export const WrongBesideElement = ({ words }: Props) => (
  <p>
    <b>!</b> {words}
  </p>
);
export const WrongBesideNothing = ({ words, shown }: Props) => (
  <p>
    {shown && <b>!</b>}
    {words}
  </p>
);
export const WrongCondition = ({ words, shown }: Props) => (
  <p>
    {shown && words}
    <b>!</b>
  </p>
);
export const WrongNumber = ({ count }: Props) => (
  <p>
    <b>!</b>
    {count}
  </p>
);
export const WrongBranded = ({ id }: Props) => (
  <p>
    {id} <b>!</b>
  </p>
);
export const WrongWritten = ({ icon }: Props) => <p>{icon} Written</p>;
export const WrongTwoTexts = ({ words, count }: Props) => (
  <p>
    {words}
    {count}
  </p>
);
export const WrongSlot = ({ action }: Props) => (
  <p>
    <b>!</b>
    {action}
  </p>
);
export const WrongFragment = ({ words }: Props) => <>{words}</>;
export const WrongKeyedFragment = ({ words }: Props) => <Fragment key="a">{words}</Fragment>;
export const WrongSuspense = ({ words }: Props) => <Suspense>{words}</Suspense>;
export const WrongContext = ({ words }: Props) => <WordsContext value="a">{words}</WordsContext>;
export const WrongList = ({ words }: Props) => <p>{[words].map((word) => word)}</p>;
export const WrongReturned = ({ words }: Props): ReactNode => words;
export const WrongInComponent = ({ words, icon }: Props) => (
  <RightOnlyChild>
    {icon}
    {words}
  </RightOnlyChild>
);

// Not reported: texts that are alone in their elements, and what is no text.
export const RightAlone = ({ words, count, shown }: Props) => (
  <p>
    {shown ? <i>{words}</i> : <b>{count}</b>} <i>Written</i>
  </p>
);
export const RightOnlyChild = ({ children }: { readonly children: ReactNode }) => <p>{children}</p>;
export const RightCondition = ({ words, shown }: Props) => <p>{shown ? words : <b>!</b>}</p>;
export const RightJoined = ({ words, count }: Props) => <p>{`${words} ${count}`}</p>;
export const RightElements = ({ icon, shown }: Props) => (
  <p>
    {icon}
    {shown && " "}
    {shown && <RightOnlyChild>Written</RightOnlyChild>}
  </p>
);
export const RightList = ({ words, icon }: Props): Elements =>
  [words].map((word) => <p key={word}>{icon}</p>);
