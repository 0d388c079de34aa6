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
  // In the question, the answer and the topic; inside a longer word; short words only from their
  // start
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

const twins = [
  {
    title: "Ordering and paying",
    items: [
      { question: "How long do I have to pay?", answer: "<p>Until the deadline.</p>" },
      { question: "Bisa bayar di tempat?", answer: "<p>Kalau kurirnya menyediakan.</p>" },
    ],
  },
  {
    title: "Retur dan pengembalian dana",
    items: [
      { question: "Bagaimana cara mengembalikan barang?", answer: "<p>Tekan Ajukan retur.</p>" },
      { question: "Bagaimana uangnya kembali?", answer: "<p>Lewat jalan yang sama.</p>" },
    ],
  },
];

test.each([
  // One letter of a short word and two of a long one may be wrong; of three letters and of numbers
  // none
  ["retrun", ["How do I send something back?", "How do I get my money back?"]],
  ["mony retrn", ["How do I get my money back?"]],
  ["pembayaranya", ["Berapa lama batas pembayarannya?"]],
  ["cad", []],
  // The other language's words lead to the same questions, with a slip too
  ["pengembalian", ["How do I send something back?", "How do I get my money back?"]],
  ["mengembalkan", ["How do I send something back?"]],
  ["deadline", ["Berapa lama batas pembayarannya?"]],
  ["money helicopter moon", []],
])("%s finds %j by what may be meant", (wish, questions) =>
  expect(findAnswers(topics, wish, twins).flatMap(({ items }) => items.map(({ question }) => question))).toEqual(
    questions,
  ),
);

test("where the other language's page has other questions, its words find nothing", () => {
  expect(findAnswers(topics, "pengembalian", twins.slice(1))).toEqual([]);
});

test("topics without a hit are left out", () => {
  expect(findAnswers(topics, "money").map(({ title }) => title)).toEqual(["Returns and refunds"]);
});
