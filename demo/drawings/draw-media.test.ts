import sharp from "sharp";
import { expect, test } from "vitest";
import { bannerGround, bannerKeyOf, bannerScenes } from "./draw-banner.ts";
import { logoKeyOf } from "./draw-logo.ts";
import { drawMedia } from "./draw-media.ts";
import { brandMarks } from "./marks.ts";

const banners = bannerScenes.flatMap((scene) => [bannerKeyOf(scene, "wide"), bannerKeyOf(scene, "tall")]);

test.each([...banners, ...brandMarks.map(logoKeyOf)])("%s is drawn in its own size", async (key) => {
  const drawn = drawMedia(key);
  expect(drawn?.svg).not.toMatch(/NaN|undefined|Infinity/);
  const { width, height } = await sharp(Buffer.from(drawn?.svg ?? "")).metadata();
  expect({ width, height }).toEqual({ width: drawn?.width, height: drawn?.height });
  expect(drawMedia(key)).toEqual(drawn);
});

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
const contrastToWhite = (rgb: readonly number[]) => (luminance([250, 248, 245]) + 0.05) / (luminance(rgb) + 0.05);

test.each(bannerScenes)("%s: white words keep 4.5 to 1 everywhere in the calm area of both shapes", async (scene) => {
  const areas = {
    wide: { left: 0, top: 0, width: 600, height: 640 },
    tall: { left: 0, top: 700, width: 800, height: 300 },
  };
  for (const shape of ["wide", "tall"] as const) {
    const svg = drawMedia(bannerKeyOf(scene, shape))?.svg ?? "";
    const bytes = await sharp(Buffer.from(svg)).extract(areas[shape]).removeAlpha().raw().toBuffer();
    let worst = 21;
    for (let at = 0; at < bytes.length; at += 3 * 61)
      worst = Math.min(worst, contrastToWhite([...bytes.subarray(at, at + 3)]));
    expect(worst).toBeGreaterThanOrEqual(4.5);
  }
  expect(
    contrastToWhite((bannerGround(scene).match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16))),
  ).toBeGreaterThanOrEqual(4.5);
});

test.each([
  "banner/v1/dawn-run/square",
  "banner/v1/constructor/wide",
  "spot/v1/toString",
  "spot/v1/nowhere",
  "logo/v1/peak/x",
  "logo/v1/",
  "file/..",
  "",
  "a".repeat(9999),
])("draws nothing for %s", (key) => {
  expect(drawMedia(key)).toBeUndefined();
});
