import { usePage } from "./page-context.ts";
import { firstPicture, pictureAddress, pictureSrcSet } from "./picture-address.ts";

export type PictureProps = {
  /** The media key, as in `mediaLink` and `url`; the first of a comma-separated list. */
  readonly media: string;
  readonly alt: string;
  /**
   * The width of `src`, one that the image route makes: 400 for lists [IMG-03], 100 for small
   * pictures [IMG-04].
   */
  readonly width: 100 | 200 | 400 | 600 | 800 | 1200 | 1600;
  /** Height by width; 1 for products. It reserves the space before the picture loads. */
  readonly ratio?: number;
  /** Further widths for wide places and dense screens. */
  readonly widths?: readonly number[];
  readonly sizes?: string;
  /** For a page's first picture: loaded eagerly, with priority. */
  readonly eager?: boolean;
  readonly className?: string;
};

/**
 * A picture in the best format that the browser supports [IMG-01], at fixed widths, without layout
 * shift.
 */
export function Picture({ media, alt, width, ratio = 1, widths, sizes, eager = false, className }: PictureProps) {
  const { webp, settings } = usePage();
  const { pictureForm } = settings;
  const format = webp ? "webp" : "jpg";
  const key = firstPicture(media);
  if (!key) return <span className={className} />;
  return (
    <img
      src={pictureAddress(pictureForm, key, width, format)}
      {...(widths ? { srcSet: pictureSrcSet(pictureForm, key, widths, format), sizes: sizes ?? `${width}px` } : {})}
      alt={alt}
      width={width}
      height={Math.round(width * ratio)}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={className}
    />
  );
}
