import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { messages } from "./messages.ts";

const folder = "apps/storefront/features/cart/messages";
const find = (english: object, indonesian: object) =>
  messages
    .find(
      projectOf({
        [`${folder}/en-US.json`]: JSON.stringify(english),
        [`${folder}/id-ID.json`]: JSON.stringify(indonesian),
      }),
    )
    .map(({ path, message }) => `${path.slice(-10, -5)} ${message}`);

test("The same keys and placeholders in both languages are well, plural forms included", () => {
  expect(
    find(
      { left: "{n, plural, one {# piece of {name}} other {# pieces of {name}}}" },
      { left: "{n, plural, other {# buah {name}}}" },
    ),
  ).toEqual([]);
});

test("A missing, an empty and a differently filled text are reported", () => {
  expect(find({ a: "Pay", b: "Total", c: "{n} left" }, { a: "Bayar", b: " ", c: "Sisa {jumlah}" })).toEqual([
    expect.stringContaining('id-ID "b" is empty'),
    expect.stringContaining('"c" fills jumlah, the other language n'),
  ]);
  expect(find({ a: "Pay", d: "More" }, { a: "Bayar" })).toEqual([expect.stringContaining('id-ID lacks "d"')]);
});

test("A language without a file is reported", () => {
  const problems = messages.find(projectOf({ [`${folder}/en-US.json`]: "{}" }));
  expect(problems).toMatchObject([{ path: `${folder}/id-ID.json`, message: expect.stringContaining("is missing") }]);
});
