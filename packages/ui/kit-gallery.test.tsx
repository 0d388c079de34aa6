import { readdir, readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KitGallery } from "./kit-gallery.tsx";

const here = new URL("./", import.meta.url);
const sourceOf = (name: string) => readFile(new URL(name, here), "utf8");

test("the gallery shows every part of the kit", async () => {
  const files = (await readdir(here)).filter((name) => name.endsWith(".tsx") && !/\.test\.|^kit-gallery/.test(name));
  const sources = await Promise.all(files.map(sourceOf));
  const parts = sources.flatMap((source) =>
    [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => name),
  );
  expect(parts).toContain("Button");
  const gallery = await sourceOf("kit-gallery.tsx");
  expect(parts.filter((name) => !new RegExp(`<${name}\\b`).test(gallery))).toEqual([]);
});

test("the gallery can be rendered as a whole", () => {
  expect(renderToStaticMarkup(<KitGallery />)).toContain("<dialog");
});
