import type { Language } from "@gelora/locale/language.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import type { ChromeWords } from "../chrome-words.ts";
import type { SiteData } from "../site-data.server.ts";
import { Wordmark } from "../wordmark.tsx";
import { AccountLinks } from "./account-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

const roundButton = "grid size-11 place-items-center rounded-md hover:bg-tint";
const row = "flex min-h-12 items-center justify-between gap-3 py-2";

type MenuSheetProps = { readonly site: SiteData; readonly words: ChromeWords; readonly language: Language };

/** The menu of small screens: a popover of full height, which opens and closes without a script. */
export function MenuSheet({ site, words, language }: MenuSheetProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-sheet"
        aria-label={words("menu")}
        className={`${roundButton} lg:hidden`}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <div
        id="menu-sheet"
        popover="auto"
        data-menu=""
        className="veiled inset-0 m-0 h-dvh max-h-none w-[22rem] max-w-[88vw] overflow-y-auto bg-white p-0 open:animate-rise"
      >
        <div className="flex items-center justify-between border-line border-b py-2 pr-2 pl-5">
          <Wordmark />
          <button
            type="button"
            popoverTarget="menu-sheet"
            popoverTargetAction="hide"
            aria-label={words("close")}
            className={roundButton}
          >
            <Icon name="close" />
          </button>
        </div>
        <Links site={site} words={words} language={language} />
      </div>
    </>
  );
}

function Links({ site, words, language }: MenuSheetProps) {
  const { whatsApp } = site.siteInfo;
  return (
    <nav aria-label={words("menu")} className="px-5 py-3">
      <ul className="divide-y divide-line border-line border-b">
        {site.headerList.map((item) => (
          <li key={item.code}>{item.children?.length ? <Branch item={item} words={words} /> : <Leaf item={item} />}</li>
        ))}
        <li>
          <Leaf item={{ name: words("flashSale"), url: "/page/flash-sale" }} />
        </li>
      </ul>
      <AccountLinks words={words} className={`${row} text-strong`} />
      <a href="/contact-us" className={`${row} text-strong`}>
        {words("help")}
      </a>
      {whatsApp ? (
        <a href={`https://wa.me/${whatsApp}`} rel="noopener" className={`${row} text-strong`}>
          {words("whatsapp")}
        </a>
      ) : null}
      <LanguageSwitch
        words={words}
        language={language}
        className="mt-3 min-h-11 border border-control bg-white px-3 text-base text-ink"
      />
    </nav>
  );
}

type NavItem = SiteData["headerList"][number];

function Leaf({ item }: { readonly item: Pick<NavItem, "name" | "url"> }) {
  return (
    <a href={item.url ?? "/"} className={`${row} font-bold`}>
      {item.name}
    </a>
  );
}

function Branch({ item, words }: { readonly item: NavItem; readonly words: ChromeWords }) {
  return (
    <details name="menu-sheet" className="group">
      <summary className={`${row} font-bold`}>
        {item.name}
        <Icon name="down" className="size-5 group-open:rotate-180" />
      </summary>
      <ul className="pb-3 pl-3">
        <li>
          <a href={item.url ?? "/"} className={`${row} font-semibold`}>
            {words("shopAll", { name: item.name ?? "" })}
          </a>
        </li>
        {item.children?.map((child) => (
          <li key={child.code}>
            <a href={child.url ?? "/"} className={row}>
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
