import { outlinedClass } from "@gelora/ui/surface.ts";
import { Picture } from "../../../../platform/page/picture.tsx";
import type { HeadedBlock } from "../../parts/headed-block.ts";
import { Section } from "../../parts/section.tsx";

export function Brands({ block, heading }: HeadedBlock<"brands">) {
  return (
    <Section title={block.title} heading={heading}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:gap-3 lg:grid-cols-8">
        {block.items.map((brand) => (
          <li key={brand.link}>
            <a
              href={brand.link}
              className={`${outlinedClass} flex h-full flex-col items-center gap-2 p-3 text-center hover:border-ink`}
            >
              <Picture
                media={brand.image}
                alt=""
                width={100}
                widths={[100, 200]}
                sizes="4rem"
                className="size-16 object-contain"
              />
              <span className="font-bold text-xs">{brand.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
