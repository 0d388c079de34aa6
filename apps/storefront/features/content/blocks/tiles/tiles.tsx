import { Icon } from "@gelora/ui/icon.tsx";
import { Picture } from "../../../../platform/page/picture.tsx";
import type { HeadedBlock } from "../../parts/headed-block.ts";
import { Section } from "../../parts/section.tsx";

/** Entry points into the shop, each with a picture. */
export function Tiles({ block, heading }: HeadedBlock<"tiles">) {
  return (
    <Section title={block.title} heading={heading}>
      <ul className="grid grid-cols-2 large-text:grid-cols-1 gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4">
        {block.items.map((tile) => (
          <li key={tile.link}>
            <a href={tile.link} className="group relative block overflow-hidden rounded-lg border border-line bg-tint">
              <Picture
                media={tile.image}
                alt=""
                width={400}
                widths={[200, 400, 600]}
                sizes="(min-width: 64rem) 22vw, 46vw"
                className="aspect-square w-full object-cover mix-blend-multiply transition-transform duration-200 group-hover:scale-[1.04]"
              />
              <span className="relative flex items-center justify-between bg-white px-4 py-3 font-extrabold tracking-tight group-hover:bg-ink group-hover:text-white md:text-lg">
                {tile.title}
                <Icon name="arrow-right" className="size-4" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
