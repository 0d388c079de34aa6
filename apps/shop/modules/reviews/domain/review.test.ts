import { expect, test } from "vitest";
import { ratingOf } from "./rating-of.ts";
import { shownAuthor, wrongField } from "./review.ts";

test.each([
  [{ firstName: "Ayu", lastName: "Lestari" }, "Ayu L."],
  [{ firstName: "Ayu Dewi", lastName: "lestari" }, "Ayu L."],
  [{ firstName: " Budi ", lastName: "" }, "Budi"],
  [{ firstName: "", lastName: "Lestari" }, undefined],
])("%j is shown as %s", (person, shown) => expect(shownAuthor(person)).toBe(shown));

test("a rating has the average with one decimal, and counts stars and fits", () => {
  expect(ratingOf([])).toBeUndefined();
  expect(
    ratingOf([
      { stars: 5, fit: "SMALL" },
      { stars: 4, fit: null },
      { stars: 4, fit: "TRUE_TO_SIZE" },
    ]),
  ).toEqual({ average: 4.3, count: 3, stars: [0, 0, 0, 2, 1], fit: { small: 1, trueToSize: 1, large: 0 } });
});

test.each([
  [{ stars: 5, text: "Long enough." }, undefined],
  [{ stars: 2.5, text: "Long enough." }, "stars"],
  [{ stars: 5, text: "Short" }, "text"],
])("%j is wrong in %s", (body, field) => expect(wrongField({ fit: undefined, ...body })).toBe(field));
