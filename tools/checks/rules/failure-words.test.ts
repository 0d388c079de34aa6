import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { type FailureTable, findIn } from "./failure-words.ts";

const folder = "apps/storefront/chrome/messages";
const sentences = { FULL: "At most {n}.", WAIT: "Wait {wait}.", GONE: "Gone." };
const table: FailureTable = {
  sentences: { "en-US": sentences, "id-ID": { ...sentences, GONE: "Habis." } },
  details: { FULL: { n: "number" }, WAIT: { seconds: "number", name: "optional text" } },
};
const good = { "failure.FULL": "{n}", "failure.general": "x", other: "{a}" };
const find = (english: object, indonesian: object = good, failures = table) =>
  findIn(
    projectOf({
      [`${folder}/en-US.json`]: JSON.stringify(english),
      [`${folder}/id-ID.json`]: JSON.stringify(indonesian),
    }),
    failures,
  ).map(({ path, message }) => `${path.split("/").at(-1)} ${message}`);

test("Sentences for every failure, and words of its own for some, filled from the details, are well", () =>
  expect(find(good)).toEqual([]));

test("A failure without a sentence, and words without a failure, are reported", () => {
  const { GONE: _gone, ...fewer } = sentences;
  const lacking = { ...table, sentences: { "en-US": sentences, "id-ID": fewer } };
  expect(find(good, { ...good, "failure.OLD": "x" }, lacking)).toEqual([
    expect.stringContaining("indonesian-messages.ts lacks GONE"),
    expect.stringContaining('id-ID.json "failure.OLD" words a failure that there is not'),
  ]);
});

test("A placeholder that is none of the details, or may be absent, is reported, in the words and in the sentence", () => {
  expect(find({ ...good, "failure.GONE": "{n}", "failure.WAIT": "{wait} {name}" })).toEqual([
    expect.stringContaining('"failure.GONE" names {n}'),
    expect.stringContaining('"failure.WAIT" names {name}'),
  ]);
  const english = { ...sentences, FULL: "At most {most}." };
  expect(find(good, good, { ...table, sentences: { ...table.sentences, "en-US": english } })).toEqual([
    expect.stringContaining("the sentence of FULL names {most}"),
  ]);
});

test("Words that repeat the sentences of both languages are reported; one language may differ", () => {
  const own = { ...good, "failure.GONE": "Gone." };
  expect(find(own, { ...good, "failure.GONE": "Habis." })).toEqual([
    expect.stringContaining('en-US.json "failure.GONE" says in both languages what packages/outcomes says'),
  ]);
  expect(find(own, { ...good, "failure.GONE": "Sudah habis." })).toEqual([]);
});
