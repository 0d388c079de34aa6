/** What a picture is made from: an uploaded file, or a drawing, which is sharp at every size. */
export type Original =
  | { readonly kind: "file"; readonly bytes: Buffer }
  | { readonly kind: "drawing"; readonly svg: string; readonly width: number };

/**
 * Finds the original of a media key; undefined if this source has none. A drawing is rendered
 * without checks, so only a trusted source may return one: outside files are never read as SVG.
 */
export type PictureSource = (mediaKey: string) => Promise<Original | undefined>;

/** The first source that has the picture. */
export function firstOf(sources: readonly PictureSource[]): PictureSource {
  return async (mediaKey) => {
    for (const source of sources) {
      const original = await source(mediaKey);
      if (original) return original;
    }
    return undefined;
  };
}
