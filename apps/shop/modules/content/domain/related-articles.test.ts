import { expect, test } from "vitest";
import { relatedArticles } from "./related-articles.ts";

const articles = [
  { pageUrl: "/information/yoga", words: " choosing yoga mats that grip" },
  { pageUrl: "/information/studs", words: " football soles that grip" },
  { pageUrl: "/information/first-5k", words: " running your first kilometres" },
  { pageUrl: "/information/strings", words: " badminton strings that last" },
  { pageUrl: "/information/shoes", words: " choosing running shoes that last" },
];

test("the closest articles share words, and a rare one counts for more than one that most have", () => {
  expect(relatedArticles("/information/shoes", articles)).toEqual([
    "/information/yoga",
    "/information/strings",
    "/information/first-5k",
  ]);
});

test("an article that shares nothing is followed by the first of the list", () => {
  expect(relatedArticles("/information/first-5k", articles).slice(0, 2)).toEqual([
    "/information/shoes",
    "/information/yoga",
  ]);
  expect(relatedArticles("/information/gone", articles)).toEqual([
    "/information/yoga",
    "/information/studs",
    "/information/first-5k",
  ]);
  expect(relatedArticles("/information/yoga", articles.slice(0, 1))).toEqual([]);
});
