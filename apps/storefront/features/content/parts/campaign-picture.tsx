import { Picture } from "../../../platform/page/picture.tsx";

/** Wide pictures are 1600 by 640, tall ones 800 by 1000. */
const shapes = {
  wide: { width: 1600, ratio: 0.4, widths: [800, 1200, 1600] },
  tall: { width: 800, ratio: 1.25, widths: [400, 600, 800] },
} as const;

/**
 * The picture of a campaign or story. Its box has the screen's shape, tall on phones and wide
 * elsewhere, whichever picture arrived: if the width disagrees with the user agent, the right
 * picture follows and nothing moves.
 */
export function CampaignPicture({ media, eager = false }: { readonly media: string; readonly eager?: boolean }) {
  return (
    <>
      <Picture
        media={media}
        alt=""
        {...shapes[media.endsWith("/tall") ? "tall" : "wide"]}
        sizes="100vw"
        eager={eager}
        className="aspect-[4/5] max-h-[36rem] w-full object-cover object-[70%_20%] md:aspect-[5/2] md:max-h-[38rem] md:object-right"
      />
      <div className="absolute inset-0 bg-linear-to-t from-12% from-ink via-50% via-ink/25 to-transparent md:hidden" />
    </>
  );
}
