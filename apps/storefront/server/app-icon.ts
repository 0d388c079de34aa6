import sharp from "sharp";
import { shopMark } from "../platform/page/shop-mark.ts";

/**
 * How an icon is cut: `any` is shown as it is, `maskable` is cut to the device's shape, of which
 * only a circle of four fifths is sure to be visible.
 */
export type IconPurpose = "any" | "maskable";

const side = 512;
/** The width of the mark, and the corner of its ground. */
const forms = { any: { width: 340, corner: 112 }, maskable: { width: 292, corner: 0 } } as const;

/** The shop's mark on its dark ground. */
export function appIconSvg(purpose: IconPurpose): string {
  const { width, corner } = forms[purpose];
  const scale = width / 32;
  const [left, top] = [(side - width) / 2, (side - 26 * scale) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${corner}" fill="#14110f"/><path transform="translate(${left} ${top}) scale(${scale})" d="${shopMark}" fill="#ff5a36"/></svg>`;
}

export const drawAppIcon = (purpose: IconPurpose, width: number): Promise<Buffer> =>
  sharp(Buffer.from(appIconSvg(purpose)), { density: (72 * width) / side })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** What is shown beside a shared link of a page without a picture of its own, 1200 by 630. */
export function drawShopShare(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#14110f"/><path transform="translate(328 99) scale(17)" d="${shopMark}" fill="#ff5a36"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
