import { expect, test } from "vitest";
import { takenOf } from "./taken-files.ts";

const file = (name: string, megabytes = 1) => ({ name, size: megabytes * 1024 * 1024 });
const names = (files: readonly { readonly name: string }[]): string => files.map(({ name }) => name).join("");

test("of six pictures the first three are taken, and that some were left out is known", () => {
  const { taken, isCut } = takenOf(
    [..."abcdef"].map((name) => file(name)),
    3,
  );
  expect([names(taken), isCut]).toEqual(["abc", true]);
  expect(
    takenOf(
      [..."abc"].map((name) => file(name)),
      3,
    ).isCut,
  ).toBe(false);
});

test("one that is too large leaves its place to the next, and nothing else is left out for it", () => {
  const { taken, tooLarge, isCut } = takenOf([file("a"), file("b", 11), file("c"), file("d")], 3);
  expect([names(taken), names(tooLarge), isCut]).toEqual(["acd", "b", false]);
  expect(names(takenOf([file("a", 10), file("b")], 1).taken)).toBe("a");
});
