import { expect, test } from "vitest";
import { memoInLanguages, memoOf } from "./memo-of.ts";

test("what follows from a thing is composed once for it, and for its equal apart", () => {
  const memo = memoOf<{ readonly name: string }, string>();
  const asked: string[] = [];
  const compose = ({ name }: { readonly name: string }) => {
    asked.push(name);
    return "";
  };
  const [one, equal] = [{ name: "shoe" }, { name: "shoe" }];
  for (const thing of [one, one, equal, one]) expect(memo(thing, compose)).toBe("");
  expect(asked).toEqual(["shoe", "shoe"]);
});

test("each language has its own", () => {
  const memo = memoInLanguages<object, string>();
  const thing = {};
  expect(memo(thing, "en-US", () => "shoe")).toBe("shoe");
  expect(memo(thing, "id-ID", () => "sepatu")).toBe("sepatu");
  expect(memo(thing, "en-US", () => "another")).toBe("shoe");
});
