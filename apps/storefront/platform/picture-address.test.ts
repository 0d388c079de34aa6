import { expect, test } from "vitest";
import { pictureAddress, pictureSrcSet } from "./picture-address.ts";

const key = "drawn/v1/cap/side/ffffff-000000-d8321a/peak/7";

test("[IMG-02] an address of a picture ends in a suffix that names width and format", () => {
  expect(pictureAddress(key, 400, "webp")).toBe(`/img/${key}@400.webp`);
  expect(pictureAddress(key, 400, "jpg")).toBe(`/img/${key}@400.jpg`);
});

test("[IMG-02] a merchant's own image service is a matter of configuration", () => {
  const form = "https://pictures.example/fit/{width}/{key}?as={format}";
  expect(pictureAddress("file/aa", 100, "webp", form)).toBe("https://pictures.example/fit/100/file/aa?as=webp");
  expect(pictureAddress("file/aa", 100, "webp", "https://cdn.example/img")).toBe(
    "https://cdn.example/img/file/aa@100.webp",
  );
});

test("[IMG-03] a srcset names each width once with its own address", () => {
  expect(pictureSrcSet("file/aa", [200, 400], "webp")).toBe("/img/file/aa@200.webp 200w, /img/file/aa@400.webp 400w");
});
