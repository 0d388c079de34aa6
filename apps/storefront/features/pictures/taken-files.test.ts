import { expect, test } from "vitest";
import { takenOf } from "./taken-files.ts";

const file = (name: string, megabytes = 1) => ({ name, size: megabytes * 1024 * 1024 });
const names = (files: readonly { readonly name: string }[]): string => files.map(({ name }) => name).join("");

test("files of up to 10 MB are taken in their order, and larger ones are named", () => {
  const { taken, tooLarge } = takenOf([file("a", 10), file("b", 11), file("c"), file("d")]);
  expect([names(taken), names(tooLarge)]).toEqual(["acd", "b"]);
});
