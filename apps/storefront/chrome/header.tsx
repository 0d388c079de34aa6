import { Icon } from "@gelora/ui/icon.tsx";
import { useClientState } from "../platform/session/client-state.ts";
import { useWords } from "../platform/words/use-words.ts";
import { AccountEntry, headerEntry } from "./parts/account-entry.tsx";
import { badgeText } from "./parts/badge-text.ts";
import { SearchBox } from "./parts/search-box.tsx";
import type { StaticChrome } from "./static-chrome.server.tsx";
import { StaticHtml } from "./static-html.tsx";
import { Wordmark } from "./wordmark.tsx";

/**
 * The header of every page: a thin utility line, then name, categories, search, account and cart.
 * On phones, search has a row of its own.
 */
export function Header({ parts }: { readonly parts: StaticChrome | undefined }) {
  const words = useWords("chrome");
  return (
    <header className="z-30 border-line lg:sticky lg:top-0 border-b bg-white">
      <StaticHtml name="utilityLine" fresh={parts} />
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-1 px-2 md:gap-x-3 md:px-6 xl:flex-nowrap">
        <StaticHtml name="menuSheet" fresh={parts} className="lg:hidden" />
        <a href="/" data-home="" aria-label={words("home")} className="rounded-sm px-2 py-4 lg:pl-0">
          <Wordmark />
        </a>
        <StaticHtml name="megaMenu" fresh={parts} />
        <div className="order-last w-full px-2 pb-3 lg:order-none lg:ml-auto lg:w-72 lg:p-0 xl:w-64">
          <SearchBox />
        </div>
        <div className="ml-auto flex items-center lg:ml-0">
          <AccountEntry />
          <CartEntry />
        </div>
      </div>
    </header>
  );
}

function CartEntry() {
  const words = useWords("chrome");
  const badge = badgeText(useClientState((state) => state.miniCartNum));
  return (
    <a
      href="/shop-cart"
      aria-label={badge ? words("cartWithCount", { count: badge }) : words("cart")}
      className={headerEntry}
    >
      <Icon name="bag" className="size-6" />
      {badge ? (
        <span
          aria-hidden="true"
          data-badge="cart"
          className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center font-bold text-white text-xs leading-5"
        >
          {badge}
        </span>
      ) : null}
    </a>
  );
}
