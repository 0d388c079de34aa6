import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import { extname } from "node:path";
import { type FilmEnding, filmAddress, isFilmEnding, largestFilm } from "@gelora/contracts/film-file.ts";
import type { MediaStore } from "@gelora/service-kit/media-store.ts";

/** How the content of each kind begins: a file is what it is, not what it is called. */
const isOfKind: Readonly<Record<FilmEnding, (bytes: Buffer) => boolean>> = {
  webm: (bytes) => bytes.subarray(0, 4).toString("hex") === "1a45dfa3",
  mp4: (bytes) => bytes.subarray(4, 8).toString("latin1") === "ftyp",
  vtt: (bytes) => /^\uFEFF?WEBVTT[ \t\r\n]/.test(`${bytes.subarray(0, 20).toString("utf8")}\n`),
};

/**
 * Puts a film or its captions into the media store, unless it is there already.
 * @returns the address for the blocks of a page, or what is wrong with the file
 */
export async function keepFilm(
  media: Pick<MediaStore, "keep">,
  path: string,
): Promise<{ readonly address: string } | { readonly fault: string }> {
  const ending = extname(path).slice(1).toLowerCase();
  if (!isFilmEnding(ending)) return { fault: "it is no .webm, .mp4 or .vtt" };
  const file = await lstat(path).catch(() => undefined);
  if (!file?.isFile()) return { fault: "there is no such file" };
  if (file.size > largestFilm) return { fault: `it is larger than ${largestFilm / 1_000_000} MB` };
  const bytes = await readFile(path);
  if (!isOfKind[ending](bytes)) return { fault: `its content is no ${ending}` };
  const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${ending}`;
  await media.keep(name, bytes);
  return { address: filmAddress(name) };
}
