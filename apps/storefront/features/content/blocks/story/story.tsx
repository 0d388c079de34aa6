import { buttonClass } from "@gelora/ui/button.tsx";
import type { ShownBlock } from "../../content-blocks.ts";
import { CampaignPicture } from "../../parts/campaign-picture.tsx";

/** A picture with a short text over it; tall on phones. */
export function Story({ block }: { readonly block: Extract<ShownBlock, { readonly type: "story" }> }) {
  return (
    <section className="mx-auto max-w-[90rem] px-4 md:px-6">
      <div className="relative overflow-hidden rounded-xl bg-ink text-white">
        <CampaignPicture media={block.image} />
        <div className="absolute inset-0 flex flex-col justify-end p-6 md:justify-center md:p-12">
          <h2 className="max-w-[14ch] text-2xl md:text-3xl">{block.title}</h2>
          <p className="mt-2 max-w-[38ch] text-sm md:mt-3 md:text-base">{block.text}</p>
          <a href={block.link} className={`${buttonClass("outline")} mt-5 self-start border-white`}>
            {block.linkText}
          </a>
        </div>
      </div>
    </section>
  );
}
