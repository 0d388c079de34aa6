import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { type CompiledPart, formatWords } from "./format-words.ts";

const say = (text: string, values: Record<string, string | number>, language = "en-US"): string =>
  formatWords(compileMessage(text) as readonly CompiledPart[], values, language);

test("placeholders are filled, a missing one is empty", () => {
  expect(say("Only {n} left, {name}.", { n: 3 })).toBe("Only 3 left, .");
});

test("plurals follow the language, and an exact number goes first", () => {
  const text = "{count, plural, =0 {none} one {# shoe} other {# shoes}}";
  expect([0, 1, 2].map((count) => say(text, { count }))).toEqual(["none", "1 shoe", "2 shoes"]);
  expect(say("{count, plural, one {x} other {# sepatu}}", { count: 1 }, "id-ID")).toBe("1 sepatu");
});

test("select chooses by text, other else, with placeholders inside", () => {
  const text = "{found, select, yes {In {colours}.} other {}}";
  expect(say(text, { found: "yes", colours: "Red" })).toBe("In Red.");
  expect(say(text, { found: "no", colours: "Red" })).toBe("");
});
