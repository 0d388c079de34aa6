export type PictureFormat = "webp" | "jpg";

/** Our own image route: a suffix names width and format. */
export const ownPictureForm = "/img/{key}@{width}.{format}";

/**
 * For pages without a picture of their own, where their link is shared; `server/app-icon.ts` draws
 * it.
 */
export const shopSharePicture = "/icons/share-1200.png";

/**
 * The address of a picture at a width (IMG-02).
 * @param width in pixels; our own route also composes one for links that are shared
 * @param form with `{key}`, `{width}` and `{format}`: our own image route's, or that of a
 * merchant's image service, which the settings name (Q58)
 */
export function pictureAddress(form: string, mediaKey: string, width: number | "share", format: PictureFormat): string {
  const values: Readonly<Record<string, string>> = { key: mediaKey, width: String(width), format };
  return form.replace(/\{(key|width|format)\}/g, (gap, name: string) => values[name] ?? gap);
}

/** The media key of the first picture of a comma-separated list; empty where there is none. */
export function firstPicture(media: string | null | undefined): string {
  return media?.split(",")[0]?.trim() ?? "";
}

/** The `srcset` of a picture at several widths. */
export function pictureSrcSet(
  form: string,
  mediaKey: string,
  widths: readonly number[],
  format: PictureFormat,
): string {
  return widths.map((width) => `${pictureAddress(form, mediaKey, width, format)} ${width}w`).join(", ");
}
