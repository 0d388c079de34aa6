import { useClientState } from "../platform/client-state.ts";
import { badgeText } from "../platform/mini-cart-badge.ts";
import { useWords } from "../platform/use-words.ts";
import { Icon } from "./icon.tsx";
import { AccountEntry, headerEntry } from "./parts/account-entry.tsx";
import { SearchBox } from "./parts/search-box.tsx";
import type { StaticChrome } from "./static-chrome.server.tsx";
import { StaticHtml } from "./static-html.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The head of every page: a thin line of help, then name, categories, search, account and cart. On phones search has a row of its own. */
export function Header({ parts }: { readonly parts: StaticChrome | undefined }) {
  const words = useWords("chrome");
  return (
    <header className="z-30 border-line lg:sticky lg:top-0 border-b bg-white">
      <StaticHtml name="utilityLine" fresh={parts} />
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-1 px-2 md:gap-x-3 md:px-6 lg:flex-nowrap">
        <StaticHtml name="menuSheet" fresh={parts} className="lg:hidden" />
        <a href="/" aria-label={words("home")} className="rounded-sm px-2 py-4 lg:pl-0">
          <Wordmark />
        </a>
        <StaticHtml name="megaMenu" fresh={parts} />
        <div className="ml-auto flex items-center lg:order-last">
          <AccountEntry />
          <CartEntry />
        </div>
        <div className="order-last w-full px-2 pb-3 lg:order-none lg:ml-auto lg:w-72 lg:p-0 xl:w-80">
          <SearchBox />
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
