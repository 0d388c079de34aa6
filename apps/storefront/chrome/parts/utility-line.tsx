import type { Language } from "@gelora/locale/language.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import type { ChromeWords } from "../chrome-words.ts";
import type { SiteData } from "../site-data.server.ts";
import { AccountLinks } from "./account-links.tsx";
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
        <AccountMenu words={words} className={link} />
        <LanguageSwitch words={words} language={language} />
      </div>
    </div>
  );
}

/** The account's menu on wide screens [SHL-12]; the icon below leads to the account itself. */
function AccountMenu({ words, className }: { readonly words: ChromeWords; readonly className: string }) {
  return (
    <details data-menu="" className="group relative">
      <summary className={className}>
        {words("account")} <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 z-10 w-56 animate-rise rounded-md border border-line bg-white py-2 text-ink text-sm shadow-float">
        <AccountLinks words={words} className="block px-4 py-2.5 text-left hover:bg-tint" />
      </div>
    </details>
  );
}
