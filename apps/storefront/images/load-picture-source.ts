import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PictureSource } from "./picture-source.ts";

/**
 * Loads the configured picture source: a module that exports `pictureSource`.
 * @param file its path, relative to the working folder unless absolute
 * @throws Error if there is no such module or it exports no source
 */
export async function loadPictureSource(file: string): Promise<PictureSource> {
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href);
  if (exportsSource(loaded)) return loaded.pictureSource;
  throw new Error(`PICTURE_SOURCE names ${file}, which exports no function pictureSource.`);
}

function exportsSource(loaded: unknown): loaded is { readonly pictureSource: PictureSource } {
  return (
    typeof loaded === "object" &&
    loaded !== null &&
    "pictureSource" in loaded &&
    typeof loaded.pictureSource === "function"
  );
}
