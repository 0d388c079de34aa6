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

/** Small, because the test checks whether something is drawn, not how well. */
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
      expect(svg.length).toBeLessThan(80_000);
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

  test.each([
    "running-shoe",
    "training-shoe",
    "basketball-shoe",
    "football-boot",
    "court-shoe",
    "lifestyle-sneaker",
    "t-shirt",
    "tunic",
    "modest-swimsuit",
    "jump-rope",
  ] as const)("%s: the first colour, by which goods are named, covers more than the other two", async (kind) => {
    const colours = ["#2350c8", "#f6d338", "#cf2430"] as const;
    for (let seed = 0; seed < 12; seed += 1) {
      const shown = await pixels(drawProduct({ ...recipe(kind, "side", seed), colours }));
      const share = (is: (red: number, blue: number) => boolean) =>
        Array.from({ length: shown.length / 3 }, (_, index) => [
          shown[index * 3] ?? 0,
          shown[index * 3 + 2] ?? 0,
        ]).filter(([red = 0, blue = 0]) => is(red, blue)).length;
      expect(share((red, blue) => blue > red + 30)).toBeGreaterThan(share((red, blue) => red > blue + 30));
    }
  });

  /** Of the picture's coloured points, how many are blue, green and red. */
  const coloured = (shown: Buffer) => {
    const count = { blue: 0, green: 0, red: 0 };
    for (let at = 0; at < shown.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = shown.subarray(at, at + 3);
      const most = Math.max(red, green, blue);
      if (most - Math.min(red, green, blue) < 30) continue;
      count[most === blue ? "blue" : most === green ? "green" : "red"] += 1;
    }
    return count;
  };

  test.each(drawingKinds)("%s: neither of the other colours covers more than the one it is named by", async (kind) => {
    const colours = ["#1b4fa3", "#1f8a3a", "#d8321a"] as const;
    for (let seed = 0; seed < 6; seed += 1) {
      const { blue, green, red } = coloured(
        await pixels(drawProduct({ ...recipe(kind, "side", seed * 397), colours })),
      );
      // Wood, cork and rubber have colours of their own.
      expect(blue * 1.1, `seed ${seed * 397}`).toBeGreaterThan(Math.max(green, red));
    }
  });

  test.each([
    ["jersey", true],
    ["basketball-jersey", true],
    ["badminton-jersey", false],
    ["cycling-jersey", false],
  ] as const)("%s: whether a number is worn on the back: %s", (kind, isNumbered) => {
    // A number's rim and face are the only strokes this thick.
    for (let seed = 0; seed < 6; seed += 1)
      expect(/stroke-width="22"/.test(drawProduct(recipe(kind, "back", seed)))).toBe(isNumbered);
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
