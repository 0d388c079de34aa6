import { readFile } from "node:fs/promises";
import path from "node:path";
import { drawMedia } from "@gelora/drawings/draw-media.ts";
import sharp, { type Sharp } from "sharp";
import type { ImageAddress, ImageFormat } from "./image-address.ts";

/** More than this in a merchant's file is refused before it is decoded: 50 megapixels, what good cameras make. */
const maxInputPixels = 50_000_000;
const fileKey = /^file\/([0-9a-f]{32})$/;
const endings = ["", ".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif"];
/** What we decode. SVG is not among them: a stranger's SVG is a program. */
const decodable = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const svgDensity = 72;

// Pages share the machine: two renders at once, one thread each, and no cache of decoded pixels.
sharp.concurrency(1);
sharp.cache(false);

/** The importer keeps a file under its whole key; a folder that a merchant filled by hand may hold it by name and with an ending. */
async function originalFile(mediaFolder: string, name: string): Promise<Buffer | undefined> {
  for (const place of [path.join("file", name), ...endings.map((ending) => name + ending)]) {
    const bytes = await readFile(path.join(mediaFolder, place)).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}

const encode = (picture: Sharp, format: ImageFormat): Promise<Buffer> =>
  format === "webp"
    ? picture.webp({ quality: 82, effort: 4, smartSubsample: true }).toBuffer()
    : picture.flatten({ background: "#f6f4f1" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

async function renderFile({ width, format }: ImageAddress, bytes: Buffer): Promise<Buffer | undefined> {
  const options = { limitInputPixels: maxInputPixels, failOn: "error" } as const;
  try {
    const facts = await sharp(bytes, options).metadata();
    if (!decodable.has(facts.format)) return undefined;
    // Turned upright first, because leaving the metadata out also leaves out the camera's "this side up".
    return await encode(sharp(bytes, options).rotate().resize({ width, withoutEnlargement: true }), format);
  } catch {
    // Not a picture, a broken one, or one too large: for the shopper there is none.
    return undefined;
  }
}

/**
 * The bytes of a picture without any metadata, or undefined when the address names none (unknown key, no such file, a file that is no picture).
 * Drawn pictures are set at the asked width; files are never made larger than they are.
 */
export async function renderImage(address: ImageAddress, mediaFolder: string | undefined): Promise<Buffer | undefined> {
  const { mediaKey, width, format } = address;
  const name = fileKey.exec(mediaKey)?.[1];
  if (name) {
    const bytes = mediaFolder && (await originalFile(mediaFolder, name));
    return bytes ? renderFile(address, bytes) : undefined;
  }
  const drawn = drawMedia(mediaKey);
  if (!drawn) return undefined;
  const density = (svgDensity * width) / drawn.width;
  return encode(sharp(Buffer.from(drawn.svg), { density }).resize({ width }), format);
}
