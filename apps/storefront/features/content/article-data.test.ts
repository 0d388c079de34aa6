import { expect, test } from "vitest";
import { articleStructure, readingMinutes, shareLinks } from "./article-data.ts";

test("an article takes a minute for two hundred words, and at least one", () => {
  expect(readingMinutes("<p>Short.</p>")).toBe(1);
  expect(readingMinutes(`<p>${"one word ".repeat(300)}</p>`)).toBe(3);
});

const place = {
  address: "https://shop.example/information/a",
  site: "https://shop.example",
  siteName: "Gelora",
  language: "id-ID",
  pictureForm: "/img/{key}@{width}.{format}",
};

test("its structured data names author, day and picture, and cannot close its element", () => {
  const facts = {
    title: "</script><b>",
    description: "Why",
    image: "banner/v1/yoga/wide",
    author: "Rani",
    createTime: "2026-10-01T00:00:00.000Z",
  };
  const text = articleStructure(facts, place);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@type": "Article",
    headline: "</script><b>",
    datePublished: "2026-10-01T00:00:00.000Z",
    author: { name: "Rani" },
    image: ["https://shop.example/img/banner/v1/yoga/wide@1200.jpg"],
    mainEntityOfPage: place.address,
    inLanguage: "id-ID",
  });
});

test("it is shared by links alone, with title and address", () => {
  const links = shareLinks(place.address, "Ini & itu");
  expect(links.map(({ name }) => name)).toEqual(["WhatsApp", "Facebook", "X"]);
  for (const { href } of links) expect(decodeURIComponent(href)).toContain(place.address);
});
