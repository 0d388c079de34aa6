import { expect, test } from "vitest";
import { noWork, type OrderWork, type OrderWorkEvent, onlyPiece, workAfter } from "./order-work.ts";

const shoe = { orderItemCode: "shoe", count: 2 };
const sock = { orderItemCode: "sock", count: 1 };
const chosen: OrderWork = { ...noWork, chosen: [shoe] };
const cancelling: OrderWork = { ...chosen, question: "cancelPieces", working: "cancelPieces" };

test.each<[string, OrderWork, OrderWorkEvent, Partial<OrderWork>]>([
  ["a question opens", noWork, { type: "asked", question: "cancel" }, { question: "cancel" }],
  [
    "no pieces to cancel is said, not asked",
    noWork,
    { type: "asked", question: "cancelPieces" },
    { isChoiceMissing: true },
  ],
  ["chosen pieces are asked about", chosen, { type: "asked", question: "cancelPieces" }, { question: "cancelPieces" }],
  [
    "a question that is closed leaves the choice",
    { ...chosen, question: "cancelPieces" },
    { type: "closed" },
    { question: undefined },
  ],
  [
    "a choice takes the word back that there is none",
    { ...noWork, isChoiceMissing: true },
    { type: "chosen", pieces: shoe },
    { chosen: [shoe], isChoiceMissing: false },
  ],
  ["another line joins", chosen, { type: "chosen", pieces: sock }, { chosen: [shoe, sock] }],
  [
    "another count takes the first one's place",
    chosen,
    { type: "chosen", pieces: { ...shoe, count: 1 } },
    { chosen: [{ ...shoe, count: 1 }] },
  ],
  [
    "a line leaves",
    { ...noWork, chosen: [shoe, sock] },
    { type: "unchosen", orderItemCode: "shoe" },
    { chosen: [sock] },
  ],
  ["work begins", chosen, { type: "began", name: "pay" }, { working: "pay" }],
  [
    "work ends with its question",
    { ...noWork, question: "receive", working: "receive" },
    { type: "ended" },
    { question: undefined, working: undefined },
  ],
  [
    "cancelled pieces are no longer chosen",
    cancelling,
    { type: "ended" },
    { question: undefined, working: undefined, chosen: [] },
  ],
  ["other work leaves the choice", { ...chosen, working: "buyAgain" }, { type: "ended" }, { working: undefined }],
])("[ORD-15~] [ORD-20~] %s, and nothing else changes", (_name, work, event, change) => {
  expect(workAfter(work, event)).toEqual({ ...work, ...change });
});

test("[ORD-20~] a single piece is chosen from the start, and nothing where there is a choice", () => {
  const piece = { orderItemCode: "shoe", count: 1 };
  expect(onlyPiece([piece])).toEqual([piece]);
  expect(onlyPiece([{ ...piece, count: 2 }])).toEqual([]);
  expect(onlyPiece([piece, { ...piece, orderItemCode: "sock" }])).toEqual([]);
  expect(onlyPiece([])).toEqual([]);
});
