import { afterEach, expect, test, vi } from "vitest";
import { browserWithShop } from "../../../testing/calls.ts";
import { writeReview } from "./write-review.ts";

afterEach(() => vi.unstubAllGlobals());

const mine = {
  orderCode: "GL1",
  orderItemCode: "GL1-2",
  version: 1,
  stars: 4,
  fit: null,
  text: "Empuk dan ringan.",
  pictureCodes: ["p1", "p2"],
};
const changed = { writeReview: { success: false, errorCode: "REVIEW_CHANGED" } };
/** The order's reviews, of which the second line's has these fields. */
const savedAs = (change: object) => {
  const review = {
    version: 2,
    stars: 4,
    fit: null,
    text: mine.text,
    pictures: [{ pictureCode: "p2" }, { pictureCode: "p1" }],
  };
  const lines = [
    { orderItemCode: "GL1-1", review: null },
    { orderItemCode: "GL1-2", review: { ...review, ...change } },
  ];
  return { orderReviews: lines };
};

test("what another window has saved comes back with the refusal, to be decided on", async () => {
  for (const change of [{ text: "Keras." }, { stars: 1 }, { fit: "LARGE" }, { pictures: [{ pictureCode: "p1" }] }]) {
    browserWithShop({ writeReview: changed, orderReviews: savedAs(change) });
    const sent = await writeReview(mine);
    expect(sent).toMatchObject({ ok: false, failure: { code: "REVIEW_CHANGED" }, saved: { version: 2, ...change } });
  }
});

test("a review that is saved as it was sent needs no further press: only the first answer was lost", async () => {
  browserWithShop({ writeReview: changed, orderReviews: savedAs({}) });
  expect(await writeReview(mine)).toEqual({ ok: true });
});

test("where the saved review cannot be read, that is what failed", async () => {
  browserWithShop({ writeReview: changed });
  expect(await writeReview(mine)).toMatchObject({ ok: false, failure: { kind: "network" } });
});
