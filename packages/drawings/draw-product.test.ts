import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawProduct } from "./draw-product.ts";
import { type DrawingKind, type DrawingView, drawingKinds, drawingViews } from "./kinds.ts";
import { brandMarks } from "./marks.ts";
import type { DrawingRecipe } from "./recipe.ts";

const recipe = (kind: DrawingKind, view: DrawingView, seed = 7): DrawingRecipe => ({
  kind,
  view,
  colours: ["#1b4fa3", "#f4f2ee", "#ffb000"],
  mark: "peak",
  seed,
});
const everything = drawingKinds.flatMap((kind) => drawingViews.map((view) => [kind, view] as const));

/** Small, because what counts here is whether something is drawn, not how fine. */
const pixels = (svg: string) =>
  sharp(Buffer.from(svg), { density: 9 }).resize(100).flatten({ background: "#ffffff" }).raw().toBuffer();

const differing = (one: Buffer, other: Buffer) =>
  one.reduce((count, value, index) => count + (Math.abs(value - (other[index] ?? 0)) > 40 ? 1 : 0), 0);

describe("pictures of goods", () => {
  test.each(everything)(
    "%s, %s: is well-formed, small, without foreign parts, and shows goods of the asked colour",
    async (kind, view) => {
      const svg = drawProduct(recipe(kind, view));
      expect(svg).not.toMatch(/NaN|undefined|Infinity|href|<script|<image|data:/);
      expect(svg.length).toBeLessThan(60_000);
      const [seen, bare] = await Promise.all([
        pixels(svg),
        pixels(drawProduct({ ...recipe(kind, view), colours: ["#d8321a", "#1b1b1b", "#ffffff"] })),
      ]);
      expect(differing(seen, bare)).toBeGreaterThan(100);
    },
  );

  test("the same recipe gives the same bytes", () => {
    for (const [kind, view] of everything)
      expect(drawProduct(recipe(kind, view))).toBe(drawProduct(recipe(kind, view)));
  });

  test("a wall of forty running shoes of one colour way shows forty designs", async () => {
    const wall = await Promise.all(
      Array.from({ length: 40 }, (_, seed) => pixels(drawProduct(recipe("running-shoe", "side", seed)))),
    );
    const twins = wall.flatMap((one, index) => wall.slice(index + 1).filter((other) => differing(one, other) < 60));
    expect(twins).toHaveLength(0);
  });

  test("each brand's goods carry its own mark", () => {
    const walls = new Set(brandMarks.map((mark) => drawProduct({ ...recipe("gym-sack", "side"), mark })));
    expect(walls.size).toBe(brandMarks.length);
  });

  test("black and white goods still show their volume", async () => {
    for (const colour of ["#000000", "#ffffff"]) {
      const svg = drawProduct({ ...recipe("kettlebell", "side"), colours: [colour, colour, colour] });
      const body = await sharp(Buffer.from(svg))
        .extract({ left: 260, top: 380, width: 280, height: 220 })
        .png()
        .toBuffer();
      const { channels } = await sharp(body).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(5);
    }
  });
});
