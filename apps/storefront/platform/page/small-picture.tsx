import { usePage } from "./page-context.ts";
import { pictureAddress } from "./picture-address.ts";

/** A small picture beside the item's name: 100 px wide, 200 for dense screens [IMG-04]. */
export function SmallPicture({ mediaKey, className }: { readonly mediaKey: string; readonly className?: string }) {
  const { webp, settings } = usePage();
  const format = webp ? "webp" : "jpg";
  if (mediaKey === "") return <span className={className} />;
  const address = (width: number) => pictureAddress(settings.pictureForm, mediaKey, width, format);
  return (
    <img
      src={address(100)}
      srcSet={`${address(100)} 1x, ${address(200)} 2x`}
      width={100}
      height={100}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
