import sharp, { type Sharp } from "sharp";
import type { ImageAddress } from "./image-address.ts";
import type { PictureSource } from "./picture-source.ts";
import { renderShare } from "./render-share.ts";

/** Larger files are refused before decoding: 50 megapixels, what good cameras make. */
const maxInputPixels = 50_000_000;
/** The formats we decode. SVG is not among them: an outside SVG is a program. */
const decodable = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const svgDensity = 72;

// Pages share the machine: two renders at once, one thread each, and no cache of decoded pixels.
sharp.concurrency(1);
sharp.cache(false);

/** Sharper edges between colours cost a third of the time, and show on large pictures alone. */
const sharpFrom = 800;

const encode = (picture: Sharp, { width, format }: ImageAddress): Promise<Buffer> =>
  format === "webp"
    ? picture.webp({ quality: 82, effort: 4, smartSubsample: width >= sharpFrom }).toBuffer()
    : picture.flatten({ background: "#f6f4f1" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

async function renderFile(address: ImageAddress, bytes: Buffer): Promise<Buffer | undefined> {
  const options = { limitInputPixels: maxInputPixels, failOn: "error" } as const;
  try {
    const facts = await sharp(bytes, options).metadata();
    if (!decodable.has(facts.format)) return undefined;
    // Rotate first, because stripping the metadata also strips the orientation.
    if (address.isShare) return await renderShare(await sharp(bytes, options).rotate().toBuffer());
    return await encode(
      sharp(bytes, options).rotate().resize({ width: address.width, withoutEnlargement: true }),
      address,
    );
  } catch {
    // No picture, a broken one, or one too large: the shopper gets a 404.
    return undefined;
  }
}

/**
 * The picture's bytes without metadata, or undefined if there is none (unknown key, no such file, a
 * file that is no picture). Drawings are rendered at the requested width; files are never enlarged.
 */
export async function renderImage(address: ImageAddress, source: PictureSource): Promise<Buffer | undefined> {
  const { mediaKey, width } = address;
  const original = await source(mediaKey);
  if (!original) return undefined;
  if (original.kind === "file") return renderFile(address, original.bytes);
  const density = (svgDensity * width) / original.width;
  if (address.isShare) return renderShare(await sharp(Buffer.from(original.svg), { density }).png().toBuffer());
  return encode(sharp(Buffer.from(original.svg), { density }).resize({ width }), address);
}
