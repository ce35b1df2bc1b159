import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Elements } from "../../kit/elements.ts";
import { failureCode } from "../../../domain/kit/call-failure.ts";
import type { SessionProblem } from "../../../machines/session/session-events.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { failureText } from "../../i18n/failure-text.ts";
import { loginErrorText, type LoginErrorText } from "./login-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureCode } from "../../kit/states/failure-code.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { PasswordInput } from "../../kit/fields/password-input.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { useTypedEmail } from "./typed-email.ts";
import { ReportProblem } from "../problem-report/report-problem.tsx";
import css from "./sign-in-form.module.css";

interface ProblemText extends LoginErrorText {
  readonly title?: string;
  readonly code: string;
}

/** The error of the last attempt: at a field, or above the form with its code. */
const useProblemText = (problem: SessionProblem): ProblemText | undefined => {
  const t = useText();
  const { config } = useDeployment();
  switch (problem._tag) {
    case "None":
      return undefined;
    case "Refused":
      return {
        ...loginErrorText(t, problem, config.support.email),
        code: problem.code,
      };
    case "Failed":
      return {
        ...failureText(t, problem.failure),
        place: "form",
        code: failureCode(problem.failure),
      };
  }
};

const fieldOf = (form: HTMLElement | null, name: "email" | "password") =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`);

export interface SignInFormProps {
  /** The CRM id from the address of the login page (shell §3). */
  readonly id?: string | undefined;
  /** Shown below the form, with the email that is typed. */
  readonly children?: (email: string) => Elements;
}

/** The login form. An email that another screen hands over is filled in, with the focus in the password. After a refusal the email is kept and the password cleared; after a failed call both are kept. */
export const SignInForm = ({ id, children }: SignInFormProps) => {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const { session } = usePortalActors();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const problem = useSelector(session, ({ context }) => context.problem);
  const press = { type: "session.signIn", email, password, id } as const;
  const busy = useSelector(session, (snapshot) => snapshot.hasTag("signingIn"));
  const ready = useSelector(session, (snapshot) => snapshot.can(press));
  const [answered, setAnswered] = useState(problem);
  const problemText = useProblemText(problem);

  useTypedEmail((typed) => {
    setEmail(typed);
    fieldOf(form.current, "password")?.focus();
  });
  if (problem !== answered) {
    setAnswered(problem);
    if (problem._tag === "Refused") setPassword("");
  }

  const place = problemText?.place;
  useEffect(() => {
    if (problem._tag === "None") return;
    const field =
      place === "form" ? alert.current : fieldOf(form.current, place === "email" ? place : "password");
    field?.focus();
  }, [problem, place]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    session.send(press);
  };
  return (
    <>
      <form
        ref={form}
        className={css["form"]}
        // Where the portal's script does not run, nothing typed gets into an address.
        method="post"
        onSubmit={submit}
        noValidate
        aria-label={t("login.title")}
        aria-busy={busy}
      >
        <Field label={t("login.email")} error={place === "email" ? problemText?.text : undefined}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the login types here (WCAG allows it: nothing but the form's heading comes before it); on a change of screen the heading has the focus, as everywhere
              autoFocus
              value={email}
              onChange={setEmail}
            />
          )}
        </Field>
        <Field label={t("login.password")} error={place === "password" ? problemText?.text : undefined}>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={busy} aria-disabled={!ready || undefined}>
          {t("login.submit")}
        </Button>
        {/* Not above the button, which would move from under the finger. */}
        {problemText?.place === "form" ? (
          <div ref={alert} tabIndex={-1} className={css["problem"]}>
            <Alert tone="danger" actions={<ReportProblem />} title={problemText.title}>
              <p>{problemText.text}</p>
              <FailureCode code={problemText.code} />
            </Alert>
          </div>
        ) : null}
      </form>
      {children?.(email)}
    </>
  );
};
