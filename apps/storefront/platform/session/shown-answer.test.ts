import { expect, test } from "vitest";
import type { Loaded } from "./read-cache.ts";
import { nextAnswer, type ShownAnswer } from "./shown-answer.ts";

type Answer = Loaded<readonly string[]>;
const loading: Answer = { state: "loading" };
const failed: Answer = { state: "failed", failure: { kind: "network", code: "", message: "" } };
const ready = (...value: string[]): Answer => ({ state: "ready", value });
const start: ShownAnswer<number, readonly string[]> = { subject: "wishes", loaded: loading, last: undefined };
const after = (...steps: readonly (readonly [string, number, Answer])[]) =>
  steps.reduce((shown, [subject, question, found]) => nextAnswer(shown, subject, question, found), start);

test("what is shown stays while more of it loads, and is still there when that fails", () => {
  const first = ["wishes", 20, ready("a")] as const;
  expect(after(first, ["wishes", 40, loading]).loaded).toEqual(ready("a"));
  const shown = after(first, ["wishes", 40, loading], ["wishes", 40, failed]);
  expect(shown.loaded).toEqual(failed);
  expect(shown.last).toEqual({ question: 20, value: ["a"] });
  expect(after(first, ["wishes", 40, failed], ["wishes", 40, ready("a", "b")]).last?.value).toEqual(["a", "b"]);
});

test("nothing stays of another subject, such as another member's", () => {
  const shown = after(["wishes", 20, ready("a")], ["wishes of another", 20, failed]);
  expect(shown).toEqual({ subject: "wishes of another", loaded: failed, last: undefined });
  expect(after(["wishes", 20, ready("a")], ["wishes of another", 20, loading]).loaded).toEqual(loading);
});
