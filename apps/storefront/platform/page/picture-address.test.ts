import { expect, test } from "vitest";
import { firstPicture, ownPictureForm, pictureAddress, pictureSrcSet } from "./picture-address.ts";

const key = "drawn/v1/cap/side/ffffff-000000-d8321a/peak/7";

test("[IMG-02~] an address of a picture ends in a suffix that names width and format", () => {
  expect(pictureAddress(ownPictureForm, key, 400, "webp")).toBe(`/img/${key}@400.webp`);
  expect(pictureAddress(ownPictureForm, key, 400, "jpg")).toBe(`/img/${key}@400.jpg`);
});

test("[IMG-02~] a merchant's own image service has a form of its own", () => {
  const form = "https://pictures.example/fit/{width}/{key}?as={format}&wide={width}";
  expect(pictureAddress(form, "file/aa", 100, "webp")).toBe(
    "https://pictures.example/fit/100/file/aa?as=webp&wide=100",
  );
  // A key cannot fill in for a gap.
  expect(pictureAddress(ownPictureForm, "file/{format}", 100, "webp")).toBe("/img/file/{format}@100.webp");
});

test("[IMG-03] a srcset names each width once with its own address", () => {
  expect(pictureSrcSet(ownPictureForm, "file/aa", [200, 400], "webp")).toBe(
    "/img/file/aa@200.webp 200w, /img/file/aa@400.webp 400w",
  );
});

test("the first of several pictures stands for a product; without any there is none", () => {
  expect(firstPicture(" file/aa , file/bb")).toBe("file/aa");
  expect([firstPicture(""), firstPicture(null), firstPicture(undefined)]).toEqual(["", "", ""]);
});
