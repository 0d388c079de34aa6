import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { findIn } from "./failure-words.ts";

const folder = "apps/storefront/chrome/messages";
const table = {
  sentences: { FULL: "At most {n}.", WAIT: "Wait {wait}.", GONE: "Gone." },
  details: { FULL: { n: "number" }, WAIT: { seconds: "number", name: "optional text" } },
};
const good = {
  "failure.FULL": "{n}",
  "failure.WAIT": "{wait}",
  "failure.GONE": "x",
  "failure.general": "x",
  other: "{a}",
};
const find = (english: object, indonesian: object = good, failures = table) =>
  findIn(
    projectOf({
      [`${folder}/en-US.json`]: JSON.stringify(english),
      [`${folder}/id-ID.json`]: JSON.stringify(indonesian),
    }),
    failures,
  ).map(({ path, message }) => `${path.split("/").at(-1)} ${message}`);

test("Words for every failure, filled from its details, are well", () => expect(find(good)).toEqual([]));

test("A failure without words, and words without a failure, are reported", () => {
  const { "failure.GONE": _gone, ...others } = good;
  expect(find(good, { ...others, "failure.OLD": "x" })).toEqual([
    expect.stringContaining('id-ID.json lacks "failure.GONE"'),
    expect.stringContaining('id-ID.json "failure.OLD" words a failure that there is not'),
  ]);
});

test("A placeholder that is none of the details, or may be absent, is reported, in the words and in the sentence", () => {
  expect(find({ ...good, "failure.GONE": "{n}", "failure.WAIT": "{wait} {name}" })).toEqual([
    expect.stringContaining('"failure.WAIT" names {name}'),
    expect.stringContaining('"failure.GONE" names {n}'),
  ]);
  expect(find(good, good, { ...table, sentences: { ...table.sentences, FULL: "At most {most}." } })).toEqual([
    expect.stringContaining("the sentence of FULL names {most}"),
  ]);
});
