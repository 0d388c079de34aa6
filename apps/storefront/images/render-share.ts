import sharp from "sharp";
import { shopMark } from "../platform/page/shop-mark.ts";

/** What social networks and messengers show of a link, in pixels. */
const size = { width: 1200, height: 630 } as const;
/** From this ratio on a picture fills the whole, with a little cut off. */
const wideFrom = 1.5;
const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120"><rect width="120" height="120" rx="28" fill="#14110f"/><path transform="translate(20 28) scale(2.5)" d="${shopMark}" fill="#ff5a36"/></svg>`,
);
const markAt = { left: 48, top: size.height - 120 - 48 } as const;

/**
 * A picture as it is shown beside a shared link: whole, its edges drawn out to both sides, with the
 * shop's mark. Neither name nor price is drawn in: the link's own title has the name, and a price
 * would be stale on other sites.
 * @param picture upright, in any format that we decode
 */
export async function renderShare(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const isWide = width / height >= wideFrom;
  const flat = sharp(picture).flatten({ background: "#f6f4f1" });
  const whole = isWide
    ? await flat
        .resize({ ...size, fit: "cover", position: "right" })
        .png()
        .toBuffer()
    : await drawnOut(await flat.resize({ height: size.height }).png().toBuffer());
  return sharp(whole)
    .composite([{ input: mark, ...markAt }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function drawnOut(narrow: Buffer): Promise<Buffer> {
  const { width } = await sharp(narrow).metadata();
  const left = Math.floor((size.width - width) / 2);
  const right = size.width - width - left;
  return sharp(narrow).extend({ left, right, extendWith: "copy" }).png().toBuffer();
}
