import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { buttonClass } from "@gelora/ui/button.tsx";
import { Picture } from "../../../../platform/page/picture.tsx";
import type { StillPart } from "../../parts/still-part.ts";

type PictureBlock = Extract<PageBlock, { readonly type: "picture" }>;

/** A picture beside its text; above it on phones. */
export function PictureWithText({ block, heading: Heading }: StillPart<PictureBlock>) {
  const isTall = block.image.endsWith("/tall");
  return (
    <section className="mx-auto grid max-w-[90rem] items-center gap-6 px-4 md:grid-cols-2 md:gap-12 md:px-6">
      <Picture
        media={block.image}
        alt={block.alt ?? ""}
        width={isTall ? 800 : 1200}
        widths={[400, 800, 1200]}
        sizes="(min-width: 48rem) 45vw, 92vw"
        ratio={0.75}
        className={`aspect-[4/3] w-full rounded-xl bg-tint object-cover ${isTall ? "object-top" : "object-right"} ${block.side === "right" ? "md:order-last" : ""}`}
      />
      <div>
        <Heading className="text-2xl md:text-3xl">{block.title}</Heading>
        <p className="mt-3 max-w-[60ch] whitespace-pre-line text-strong md:text-lg">{block.text}</p>
        {block.link && block.linkText ? (
          <a href={block.link} className={`${buttonClass("outline")} mt-5`}>
            {block.linkText}
          </a>
        ) : null}
      </div>
    </section>
  );
}
