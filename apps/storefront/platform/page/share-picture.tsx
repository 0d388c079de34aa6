import { usePage } from "./page-context.ts";
import { ownPictureForm, pictureAddress, shopSharePicture } from "./picture-address.ts";

type SharePictureProps = {
  /** The shop's own drawing without one. */
  readonly media?: string | undefined;
  readonly alt: string;
};

/**
 * The picture that is shown where a page's link is shared (Open Graph). Only documents are read for
 * it, so browsers get no code for it.
 */
export const SharePicture = import.meta.env.SSR ? SharePictureTags : () => null;

function SharePictureTags({ media, alt }: SharePictureProps) {
  const { pictureForm, siteUrl } = usePage().settings;
  // A merchant's image service composes nothing: its picture has a size that we do not know.
  const isComposed = !media || pictureForm === ownPictureForm;
  const path = !media
    ? shopSharePicture
    : isComposed
      ? pictureAddress(pictureForm, media, "share", "jpg")
      : pictureAddress(pictureForm, media, 1200, "jpg");
  return (
    <>
      <meta property="og:image" content={new URL(path, siteUrl).href} />
      {isComposed ? <meta property="og:image:width" content="1200" /> : null}
      {isComposed ? <meta property="og:image:height" content="630" /> : null}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
