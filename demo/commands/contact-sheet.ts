import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { drawProduct } from "../drawings/draw-product.ts";
import { type DrawingKind, type DrawingView, drawingKinds, drawingViews } from "../drawings/kinds.ts";
import { brandMarks } from "../drawings/marks.ts";

/**
 * An overview for work on the drawings:
 * `node demo/commands/contact-sheet.ts [kinds] [views] [designs] [cell]` (comma-separated names, or
 * `all`) writes `.screens/drawings/sheet.png` with one row per kind and view.
 */
const palettes: readonly (readonly [string, string, string])[] = [
  ["#f4f2ee", "#1f2a44", "#d8321a"],
  ["#1d1c20", "#3c3b42", "#c9f24b"],
  ["#d8321a", "#8e1d10", "#fff4e6"],
  ["#1b4fa3", "#0f2e66", "#ffb000"],
  ["#bfc7c9", "#5a6670", "#f2542d"],
  ["#0c5b5c", "#083f41", "#f2c14e"],
  ["#f6b7c1", "#c94f6d", "#ffffff"],
  ["#c9f24b", "#22262b", "#f4f2ee"],
];

async function cell(kind: DrawingKind, view: DrawingView, seed: number, size: number): Promise<Buffer> {
  const colours = palettes[seed % palettes.length] ?? ["#f4f2ee", "#1f2a44", "#d8321a"];
  const mark = brandMarks[(seed * 7) % brandMarks.length] ?? "peak";
  const svg = drawProduct({ kind, view, colours, mark, seed });
  return sharp(Buffer.from(svg), { density: (72 * size) / 800 })
    .resize(size, size)
    .png()
    .toBuffer();
}

const [kindNames = "all", viewNames = "side", designs = "4", size = "300"] = process.argv.slice(2);
const kinds = drawingKinds.filter((kind) => kindNames === "all" || kindNames.split(",").includes(kind));
const views = drawingViews.filter((view) => viewNames === "all" || viewNames.split(",").includes(view));
const rows = kinds.flatMap((kind) => views.map((view) => ({ kind, view })));
const columns = Number(designs);
const perLine = rows.length > 12 && columns < 6 ? 2 : 1;
const edge = Number(size);

const cells = await Promise.all(
  rows.flatMap(({ kind, view }, row) =>
    Array.from({ length: columns }, async (_, column) => ({
      input: await cell(kind, view, column + 1, edge),
      left: ((row % perLine) * columns + column) * edge,
      top: Math.floor(row / perLine) * edge,
    })),
  ),
);
await mkdir(".screens/drawings", { recursive: true });
await sharp({
  create: {
    width: columns * perLine * edge,
    height: Math.ceil(rows.length / perLine) * edge,
    channels: 3,
    background: "#ffffff",
  },
})
  .composite(cells)
  .png()
  .toFile(".screens/drawings/sheet.png");
