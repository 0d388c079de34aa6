import { buttonClass } from "@gelora/ui/button.tsx";
import { Picture } from "../../../platform/picture.tsx";
import type { ShownBlock } from "../content-blocks.ts";

/** A picture with a short text on it; on phones the picture is tall. */
export function Story({ block }: { readonly block: Extract<ShownBlock, { readonly type: "story" }> }) {
  const tall = block.image.endsWith("/tall");
  return (
    <section className="mx-auto max-w-[90rem] px-4 md:px-6">
      <div className="relative overflow-hidden rounded-xl bg-ink text-white">
        <Picture
          media={block.image}
          alt=""
          width={tall ? 800 : 1600}
          ratio={tall ? 1.25 : 0.4}
          widths={tall ? [400, 600, 800] : [800, 1200, 1600]}
          sizes="100vw"
          className={`w-full object-cover ${tall ? "aspect-[4/5]" : "aspect-[5/2] object-right"}`}
        />
        <div className={`absolute inset-0 flex flex-col p-6 md:p-12 ${tall ? "justify-end" : "justify-center"}`}>
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
