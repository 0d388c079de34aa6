import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { Language } from "@gelora/locale/language.ts";
import { usePage } from "../../../../platform/page/page-context.ts";
import { pictureAddress } from "../../../../platform/page/picture-address.ts";
import { Section } from "../../parts/section.tsx";
import type { StillPart } from "../../parts/still-part.ts";

type VideoBlock = Extract<PageBlock, { readonly type: "video" }>;

const languageNames = { "en-US": "English", "id-ID": "Indonesia" } as const;

/**
 * The browser's own player: nothing but the poster loads before a press, and no script at all. The
 * captions of the page's language are on from the start.
 */
export function VideoWithPoster({ block, heading }: StillPart<VideoBlock>) {
  const { language, webp, settings } = usePage();
  const poster = pictureAddress(settings.pictureForm, block.poster, 1200, webp ? "webp" : "jpg");
  const trackOf = (spoken: Language) => ({
    srcLang: spoken.slice(0, 2),
    label: languageNames[spoken],
    src: block.captions[spoken],
  });
  return (
    <Section title={block.title} heading={heading} text={block.text}>
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        width={1600}
        height={900}
        aria-label={block.title}
        className="aspect-video h-auto w-full rounded-xl bg-ink object-cover"
      >
        <source src={block.file} type={block.file.endsWith(".webm") ? "video/webm" : "video/mp4"} />
        <track kind="captions" {...trackOf(language)} default />
        <track kind="captions" {...trackOf(language === "en-US" ? "id-ID" : "en-US")} />
      </video>
    </Section>
  );
}
