import type { Language } from "@gelora/locale/language.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import type { ChromeWords } from "../chrome-words.ts";
import type { SiteData } from "../site-data.server.ts";
import { LanguageSwitch } from "./language-switch.tsx";

export type UtilityLineProps = { readonly site: SiteData; readonly words: ChromeWords; readonly language: Language };

/** The thin utility line above the header on wide screens; phones have it in their menu. */
export function UtilityLine({ site, words, language }: UtilityLineProps) {
  const link = "flex items-center gap-1.5 py-2 hover:underline";
  const { whatsApp } = site.siteInfo;
  return (
    <div className="hidden bg-ink text-white lg:block">
      <div className="mx-auto flex max-w-[90rem] items-center gap-6 px-6 text-xs">
        <a href="/store" className={`${link} mr-auto`}>
          <Icon name="store" className="size-4" /> {words("stores")}
        </a>
        <a href="/order/track" className={link}>
          {words("trackOrder")}
        </a>
        {whatsApp ? (
          <a href={`https://wa.me/${whatsApp}`} className={link} rel="noopener">
            {words("whatsapp")}
          </a>
        ) : null}
        <a href="/contact-us" className={link}>
          {words("help")}
        </a>
        <LanguageSwitch words={words} language={language} />
      </div>
    </div>
  );
}
