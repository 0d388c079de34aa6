import { expect, test } from "vitest";
import { nameOfPage, oncePerName, pagesToRead } from "./pages-to-read.ts";

const page = (address: string, language: string) => ({
  address,
  response: new Response("", { headers: { "content-language": language } }),
});
const shoes = page("/en/plp/shoes", "en-US");
const sepatu = page("/id/plp/shoes", "id-ID");

test("only pages in the reader's language are listed, unless there are none", () => {
  expect(pagesToRead([shoes, sepatu], "id-ID")).toEqual([sepatu]);
  expect(pagesToRead([shoes], "id-ID")).toEqual([shoes]);
});

test("a page is listed by its own name", () => {
  expect(nameOfPage("<head><title>Toko &amp; jam | Gelora</title>")).toBe("Toko &amp; jam");
  expect(nameOfPage("<title>Gelora | Everything for the game</title>")).toBe("Gelora | Everything for the game");
  expect(nameOfPage("<p>")).toBeUndefined();
});

test("a page that is stored under several addresses is listed once, the latest copy of it", () => {
  const [latest, former, other] = [
    { address: "/id", title: "Gelora" },
    { address: "/", title: "Gelora" },
    { address: "/id/stores", title: "Toko" },
  ];
  expect(oncePerName([latest, former, other])).toEqual([latest, other]);
});
