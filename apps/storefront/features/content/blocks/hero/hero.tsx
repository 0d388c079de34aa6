import { buttonClass } from "@gelora/ui/button.tsx";
import type { ShownBlock } from "../../content-blocks.ts";
import { CampaignPicture } from "../../parts/campaign-picture.tsx";

type Campaign = Omit<Extract<ShownBlock, { readonly type: "hero" }>, "type">;

/** One campaign, in the strip of a carousel. */
export function Hero({ campaign, first }: { readonly campaign: Campaign; readonly first: boolean }) {
  const Heading = first ? "h1" : "h2";
  return (
    <li className="relative w-full shrink-0 snap-start overflow-hidden bg-ink max-md:pb-20">
      {/* On phones the text is below the picture, clear of the people in it. */}
      <CampaignPicture media={campaign.image} eager={first} />
      <div className="absolute inset-0 mx-auto flex w-full max-w-[90rem] flex-col justify-end px-5 pb-12 text-white md:justify-center md:px-6 md:pb-8">
        <Heading className="text-3xl md:max-w-[11ch] md:text-4xl">{campaign.title}</Heading>
        <p className="mt-2 md:mt-3 md:max-w-[34ch] md:text-lg">{campaign.text}</p>
        <a href={campaign.link} className={`${buttonClass("primary")} mt-4 self-start md:mt-5`}>
          {campaign.linkText}
        </a>
      </div>
    </li>
  );
}
