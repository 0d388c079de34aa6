import { expect, test } from "vitest";
import { findAnswers } from "./find-answers.ts";

const topics = [
  {
    title: "Pesan dan bayar",
    items: [
      { question: "Berapa lama batas pembayarannya?", answer: "<p>Sampai waktu yang tertera.</p>" },
      { question: "Can I pay on delivery?", answer: '<p>Where a courier offers it: <a href="/cash">COD</a>.</p>' },
    ],
  },
  {
    title: "Returns and refunds",
    items: [
      { question: "How do I send something back?", answer: "<p>Press Request a return.</p>" },
      { question: "How do I get my money back?", answer: "<p>A refund goes back the way it came.</p>" },
    ],
  },
];
const found = (wish: string) => findAnswers(topics, wish).flatMap(({ items }) => items.map(({ question }) => question));

test.each([
  // In the question, the answer and the topic; inside a longer word; short words only from their start
  ["money", ["How do I get my money back?"]],
  ["COD", ["Can I pay on delivery?"]],
  ["bayar", ["Berapa lama batas pembayarannya?", "Can I pay on delivery?"]],
  ["way", ["How do I get my money back?"]],
  ["end", []],
  // Idle words do not count, one or many is the same, and accents are not needed
  ["how do i get a refunds", ["How do I send something back?", "How do I get my money back?"]],
  ["bátas pembayaran", ["Berapa lama batas pembayarannya?"]],
  // The most words win, and half of them are enough
  ["courier delivery", ["Can I pay on delivery?"]],
  ["money helicopter", ["How do I get my money back?"]],
  ["money helicopter moon", []],
  ["how", ["How do I send something back?", "How do I get my money back?"]],
  ["<p>", []],
  ["???", []],
])("%s finds %j", (wish, questions) => expect(found(wish)).toEqual(questions));

test("topics without a hit are left out", () => {
  expect(findAnswers(topics, "money").map(({ title }) => title)).toEqual(["Returns and refunds"]);
});
