import { expect, test } from "vitest";
import { picturesOf, withSavedPictures } from "./review-to-send.ts";

const pictures = (...codes: readonly string[]) =>
  picturesOf({ pictures: codes.map((pictureCode) => ({ pictureCode, small: `/${pictureCode}` })) });
const codesOf = (...args: Parameters<typeof withSavedPictures>) => withSavedPictures(...args).map(({ code }) => code);

test("a picture that the other window added is kept, and sent with the form", () => {
  expect(codesOf([], [], pictures("theirs"), 3)).toEqual(["theirs"]);
  expect(codesOf(pictures("mine"), [], pictures("theirs"), 3)).toEqual(["mine", "theirs"]);
});

test("one that both have stands once; one that this form removed stays removed", () => {
  expect(codesOf(pictures("both"), pictures("both"), pictures("both"), 3)).toEqual(["both"]);
  expect(codesOf([], pictures("old"), pictures("old", "theirs"), 3)).toEqual(["theirs"]);
});

test("there are never more than may be sent, and the form's own come first", () => {
  expect(codesOf(pictures("a", "b"), [], pictures("c", "d"), 3)).toEqual(["a", "b", "c"]);
});
