import { usePage } from "./page-context.ts";
import { pictureAddress } from "./picture-address.ts";

/** A small picture of a thing that has its name beside it: 100 px wide, 200 for dense screens [IMG-04]. */
export function SmallPicture({ mediaKey, className }: { readonly mediaKey: string; readonly className?: string }) {
  const { webp } = usePage();
  const format = webp ? "webp" : "jpg";
  if (mediaKey === "") return <span className={className} />;
  return (
    <img
      src={pictureAddress(mediaKey, 100, format)}
      srcSet={`${pictureAddress(mediaKey, 100, format)} 1x, ${pictureAddress(mediaKey, 200, format)} 2x`}
      width={100}
      height={100}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
