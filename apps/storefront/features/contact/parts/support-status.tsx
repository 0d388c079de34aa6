import { useEffect } from "react";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { supportHoursDocument } from "../data/ticket-documents.ts";

const nothing = {};
/**
 * Longer waits are cut off by browsers; a shopper who leaves the page open sees it refreshed by
 * then.
 */
const longestWaitMs = 12 * 60 * 60 * 1000;

/**
 * Whether chat support is there now, by the shop's clock: the page is the same for everyone, and a
 * phone's clock may be wrong. Undefined until it is known.
 */
export function useSupportOpen(): boolean | undefined {
  const { loaded, reload } = useShopRead(supportHoursDocument, nothing);
  const changesAt = loaded.state === "ready" ? loaded.value.supportHours.changesAt : undefined;
  useEffect(() => {
    if (!changesAt) return undefined;
    const wait = Math.min(longestWaitMs, Math.max(60_000, Date.parse(changesAt) - Date.now()));
    const timer = setTimeout(() => void reload(), wait);
    return () => clearTimeout(timer);
  }, [changesAt, reload]);
  return loaded.state === "ready" ? loaded.value.supportHours.isOpen : undefined;
}

/** Nothing is said until it is known. */
export function SupportStatus({ isOpen }: { readonly isOpen: boolean | undefined }) {
  const words = useWords("contact");
  return (
    <p role="status" className="mt-2 min-h-6 font-bold text-sm" data-support={isOpen}>
      {isOpen === undefined ? null : words(isOpen ? "openNow" : "closedNow")}
    </p>
  );
}
