import { readPersonalNote, writePersonalNote } from "../../platform/browser/personal-notes.ts";
import { showToast } from "../../platform/browser/toasts.ts";
import { useWords } from "../../platform/words/use-words.ts";
import type { CartNews } from "./guest-cart.ts";

const noteName = "cart-news";
const longEnoughToReadMs = 6000;
const mostToasts = 3;
/** Announced on any page; changed prices are shown in the cart, where they matter. */
const shownAtOnce = ["QUANTITY_CUT", "SOLD_OUT", "CART_FULL"] as const;

type ShownAtOnce = (typeof shownAtOnce)[number];

const isShownAtOnce = (code: string): code is ShownAtOnce => shownAtOnce.some((known) => known === code);

/**
 * Reports what happened when the guest's cart was merged: at once, on whichever page is next, and
 * again in the cart [CRT-14]. The words are the chrome's, so every page has them.
 */
export function useCartNews(): (news: readonly CartNews[], hadGoods: boolean) => void {
  const words = useWords("chrome");
  return (news, hadGoods) => {
    if (news.length > 0) writePersonalNote(noteName, JSON.stringify(news));
    const told = news.flatMap(({ code, name, from, to }) =>
      isShownAtOnce(code) ? [words(`merged.${code}`, { name, from: from ?? 0, to: to ?? 0 })] : [],
    );
    if (told.length === 0 && hadGoods) showToast(words("merged"), { durationMs: longEnoughToReadMs });
    for (const text of told.slice(0, mostToasts)) showToast(text, { durationMs: longEnoughToReadMs });
  };
}

/** The news that the cart page still has to show. */
export function storedCartNews(): readonly CartNews[] {
  const stored: unknown = JSON.parse(readPersonalNote(noteName) ?? "[]");
  return Array.isArray(stored) ? stored : [];
}

export function forgetCartNews(): void {
  writePersonalNote(noteName, "");
}
