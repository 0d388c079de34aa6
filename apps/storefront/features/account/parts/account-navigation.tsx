import { Icon } from "@gelora/ui/icon.tsx";
import type { IconName } from "@gelora/ui/icon-names.ts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useClientState } from "../../../platform/session/client-state.ts";
import { signOut } from "../../../platform/session/sign-out.ts";
import { useWords } from "../../../platform/words/use-words.ts";

const entries = [
  { word: "accountOverview", address: "/account/overview", icon: "account" },
  { word: "myOrder", address: "/account/order", icon: "package" },
  { word: "myReturns", address: "/account/return", icon: "return" },
  { word: "coupons", address: "/account/coupons", icon: "ticket" },
  { word: "wishlist", address: "/account/wishlist", icon: "heart" },
  { word: "address", address: "/account/address", icon: "pin" },
  { word: "mapClub", address: "/account/mapclub", icon: "card" },
  { word: "accountSetting", address: "/account/accountSetting", icon: "settings" },
] as const satisfies readonly { readonly word: string; readonly address: string; readonly icon: IconName }[];

const row =
  "flex min-h-11 items-center gap-3 whitespace-nowrap rounded-md px-2.5 sm:px-3 font-semibold text-strong hover:bg-tint aria-[current=page]:bg-ink aria-[current=page]:text-white";

/**
 * The account's pages and sign-out: a column on wide screens, a horizontally scrolling row on
 * phones [ACC-02, GAP-01].
 */
export function AccountNavigation() {
  const words = useWords("chrome");
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On phones the row may begin far before the page that is open. The window itself stays.
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>('a[aria-current="page"]');
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label={words("accountNavigation")} className="mb-6 lg:sticky lg:top-28 lg:mb-0">
      <Greeting />
      <ul
        ref={list}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 text-sm md:mx-0 md:px-0 lg:flex-col lg:text-base"
      >
        {entries.map(({ word, address, icon }) => (
          <li key={word}>
            <a href={address} aria-current={isWithin(pathname, address) ? "page" : undefined} className={row}>
              <Icon name={icon} className="hidden size-5 sm:block" />
              {words(word)}
            </a>
          </li>
        ))}
        <li className="lg:mt-2 lg:border-line lg:border-t lg:pt-2">
          <button type="button" onClick={() => void signOut()} className={`w-full ${row}`}>
            <Icon name="sign-out" className="hidden size-5 sm:block" />
            {words("signOut")}
          </button>
        </li>
      </ul>
    </nav>
  );
}

const isWithin = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`);

/** The account's name, on wide screens; known in the browser only, so its space is reserved. */
function Greeting() {
  const firstName = useClientState((state) => state.accountInfo?.firstName ?? "");
  const email = useClientState((state) => state.accountInfo?.email ?? "");
  return (
    <div className="mb-4 hidden min-h-12 px-3 lg:block">
      <p className="truncate font-extrabold text-lg tracking-tight">{firstName}</p>
      <p className="truncate text-quiet text-sm">{email}</p>
    </div>
  );
}
