export type PictureFormat = "webp" | "jpg";

/**
 * The address of a picture at a width (IMG-02). `base` is where our own image route lies, to which the suffix `@{width}.{format}` is added;
 * a merchant with an image service of their own configures a whole form instead, with `{key}`, `{width}` and `{format}` in it (Q58).
 */
export function pictureAddress(mediaKey: string, width: number, format: PictureFormat, base = "/img"): string {
  const form = base.includes("{key}") ? base : `${base}/{key}@{width}.{format}`;
  return form.replace("{key}", mediaKey).replace("{width}", String(width)).replace("{format}", format);
}

/** The `srcset` of a picture at several widths. */
export function pictureSrcSet(
  mediaKey: string,
  widths: readonly number[],
  format: PictureFormat,
  base = "/img",
): string {
  return widths.map((width) => `${pictureAddress(mediaKey, width, format, base)} ${width}w`).join(", ");
}
