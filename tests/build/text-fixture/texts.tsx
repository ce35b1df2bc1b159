import { createContext, Fragment, Suspense, type ReactNode } from "react";
import type { OrderId } from "../../../src/domain/orders/order-summary.ts";
import type { Elements } from "../../../src/ui/kit/elements.ts";

interface Props {
  readonly text: string;
  readonly count: number;
  readonly id: OrderId;
  readonly shown: boolean;
  readonly action?: ReactNode;
  readonly icon?: Elements;
}

const TextContext = createContext("");

// Reported: each renders a text node that is not its element's only child.
export const WrongBesideElement = ({ text }: Props) => (
  <p>
    <b>!</b> {text}
  </p>
);
export const WrongBesideNothing = ({ text, shown }: Props) => (
  <p>
    {shown && <b>!</b>}
    {text}
  </p>
);
export const WrongCondition = ({ text, shown }: Props) => (
  <p>
    {shown && text}
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
export const WrongTwoTexts = ({ text, count }: Props) => (
  <p>
    {text}
    {count}
  </p>
);
export const WrongSlot = ({ action }: Props) => (
  <p>
    <b>!</b>
    {action}
  </p>
);
export const WrongFragment = ({ text }: Props) => <>{text}</>;
export const WrongKeyedFragment = ({ text }: Props) => <Fragment key="a">{text}</Fragment>;
export const WrongSuspense = ({ text }: Props) => <Suspense>{text}</Suspense>;
export const WrongContext = ({ text }: Props) => <TextContext value="a">{text}</TextContext>;
export const WrongList = ({ text }: Props) => <p>{[text].map((word) => word)}</p>;
export const WrongReturned = ({ text }: Props): ReactNode => text;
export const WrongInComponent = ({ text, icon }: Props) => (
  <RightOnlyChild>
    {icon}
    {text}
  </RightOnlyChild>
);

// Not reported: texts that are alone in their elements, and what is no text.
export const RightAlone = ({ text, count, shown }: Props) => (
  <p>
    {shown ? <i>{text}</i> : <b>{count}</b>} <i>Written</i>
  </p>
);
export const RightOnlyChild = ({ children }: { readonly children: ReactNode }) => <p>{children}</p>;
export const RightCondition = ({ text, shown }: Props) => <p>{shown ? text : <b>!</b>}</p>;
export const RightJoined = ({ text, count }: Props) => <p>{`${text} ${count}`}</p>;
export const RightElements = ({ icon, shown }: Props) => (
  <p>
    {icon}
    {shown && " "}
    {shown && <RightOnlyChild>Written</RightOnlyChild>}
  </p>
);
export const RightList = ({ text, icon }: Props): Elements => [text].map((word) => <p key={word}>{icon}</p>);
