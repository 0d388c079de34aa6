import { expect, test } from "vitest";
import { blogArticles } from "./all-articles.ts";
import { pageOfArticle } from "./article.ts";

const wordsOf = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .trim()
    .split(/\s+/).length;

test("twelve articles, each with a code and a day of its own", () => {
  expect(blogArticles).toHaveLength(12);
  expect(new Set(blogArticles.map(({ code }) => code)).size).toBe(12);
  expect(new Set(blogArticles.map(({ day }) => day)).size).toBe(12);
});

test("each article has a drawing of its own", () => {
  expect(new Set(blogArticles.map(({ scene }) => scene)).size).toBe(12);
});

test.each(blogArticles)("$code is worth the press in both languages, and has goods under it", (article) => {
  for (const said of [article.english, article.indonesian]) {
    expect(wordsOf(said.text)).toBeGreaterThan(350);
    expect(said.title.length).toBeLessThan(80);
    // Typographic slips of quick writing
    expect(said.text).not.toMatch(/ {2}|\s[,.;:?]|<p><\/p>/);
  }
  expect(wordsOf(article.english.text)).toBeGreaterThan(400);
  const { content, navigationCode, createdAt } = pageOfArticle(article);
  expect(navigationCode).toBe("Blog");
  expect(createdAt?.getTime()).toBeLessThan(Date.parse("2026-11-22"));
  expect(content["id-ID"].h5.map(({ type }) => type)).toEqual(["html", "products"]);
});

test.each(["/page/back-to-school", "/page/ramadan"])("an article leads to the page of a season, %s", (address) => {
  for (const language of ["english", "indonesian"] as const)
    expect(blogArticles.filter((article) => article[language].text.includes(`href="${address}"`))).toHaveLength(1);
});

test.each([
  ["choosing-running-shoes", "first-5k"],
  ["racket-strings", "badminton-footwork"],
])("%s and %s are about the same, so that one follows the other", (one, other) => {
  const keywordsOf = (code: string) => blogArticles.find((article) => article.code === code)?.keywords ?? [];
  expect(keywordsOf(one).filter((word) => keywordsOf(other).includes(word)).length).toBeGreaterThan(1);
});
