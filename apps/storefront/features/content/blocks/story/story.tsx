import { buttonClass } from "@gelora/ui/button.tsx";
import { CampaignPicture } from "../../parts/campaign-picture.tsx";
import type { HeadedBlock } from "../../parts/headed-block.ts";

/**
 * A picture with a short text over it; tall on phones. At the top of a page it has some air above,
 * and comes at once.
 */
export function Story({ block, heading: Heading = "h2" }: HeadedBlock<"story">) {
  return (
    <section className={`mx-auto max-w-[90rem] px-4 md:px-6 ${Heading === "h1" ? "pt-4 md:pt-6" : ""}`}>
      <div className="relative overflow-hidden rounded-xl bg-ink text-white">
        <CampaignPicture media={block.image} eager={Heading === "h1"} />
        <div className="absolute inset-0 flex flex-col justify-end p-6 md:justify-center md:p-12">
          <Heading className="max-w-[14ch] text-2xl md:text-3xl">{block.title}</Heading>
          <p className="mt-2 max-w-[38ch] text-sm md:mt-3 md:text-base">{block.text}</p>
          <a href={block.link} className={`${buttonClass("outline")} mt-5 self-start border-white`}>
            {block.linkText}
          </a>
        </div>
      </div>
    </section>
  );
}
