import { expect, test } from "vitest";
import { createLeaveQuestions } from "../../src/app/browser/leave-questions.ts";
import type { AskLeaving } from "../../src/ui/actors/leaving.ts";

/** Two forms with unsaved changes, and what happens to them. */
const twoForms = () => {
  const events: string[] = [];
  const answers = new Map<string, () => void>();
  const questions = createLeaveQuestions();
  const form =
    (name: string): AskLeaving =>
    (leave) => {
      events.push(`ask ${name}`);
      answers.set(name, () => leave(() => events.push(`discard ${name}`)));
    };
  const release = questions.hold(form("person"));
  questions.hold(form("email"));
  return { questions, events, release, agree: (name: string) => answers.get(name)?.() };
};

test("both forms are asked about before the page is left, and discarded only then", () => {
  const { questions, events, agree } = twoForms();
  questions.ask(() => events.push("leave"));
  expect(events).toEqual(["ask email"]);
  agree("email");
  expect(events).toEqual(["ask email", "ask person"]);
  agree("person");
  expect(events.slice(2)).toEqual(["leave", "discard email", "discard person"]);
  expect(questions.areOpen()).toBe(false);
});

test("whoever stays at the second question keeps both, and is asked about both the next time", () => {
  const { questions, events, agree } = twoForms();
  questions.ask(() => events.push("leave"));
  agree("email");
  questions.ask(() => events.push("leave"));
  expect(events).toEqual(["ask email", "ask person", "ask email"]);
  expect(questions.areOpen()).toBe(true);
});

test("a form that was saved is not asked about", () => {
  const { questions, events, release, agree } = twoForms();
  release();
  questions.ask(() => events.push("leave"));
  agree("email");
  expect(events).toEqual(["ask email", "leave", "discard email"]);
});
