import { Button } from "@gelora/ui/button.tsx";
import { useState } from "react";
import type { ResultOf } from "../../../platform/gateway/document.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { Picture } from "../../../platform/page/picture.tsx";
import { productAddress } from "../../../platform/page/product-address.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { remindersDocument, withdrawDocument } from "../data/wishlist-documents.ts";

type Reminder = ResultOf<typeof remindersDocument>["reminderList"][number];

/** The sold-out sizes that a member waits for [RMD-02]; nothing while there are none. */
export function Reminders() {
  const words = useWords("wishlist");
  const { loaded, reload } = useShopRead(remindersDocument, {});
  if (loaded.state !== "ready" || loaded.value.reminderList.length === 0) return null;
  return (
    <section ref={showIfAsked} id="reminders" className="mt-12 scroll-mt-28" data-reminders="">
      <h2 className="text-xl">{words("reminders")}</h2>
      <p className="mt-1 text-quiet text-sm">{words("remindersText")}</p>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {loaded.value.reminderList.map((reminder) => (
          <Row key={reminder.skuCode} reminder={reminder} onWithdrawn={reload} />
        ))}
      </ul>
    </section>
  );
}

/** The address names it before it has been read. */
function showIfAsked(section: HTMLElement | null): void {
  if (section && window.location.hash === `#${section.id}`) section.scrollIntoView();
}

function Row({ reminder, onWithdrawn }: { readonly reminder: Reminder; readonly onWithdrawn: () => Promise<void> }) {
  const words = useWords("wishlist");
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const { productCode, skuCode, productName, brandName, colourName, sizeName, image } = reminder;
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const input = { productCode, skuCode };
    const result = await callShopForItem(withdrawDocument, { input }, (value) => value.withdrawReminder);
    if (result.ok) await onWithdrawn();
    else tellFailure(result.failure);
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-4 py-3">
      <Picture media={image ?? ""} alt="" width={200} className="size-16 rounded-md bg-tint" />
      <p className="min-w-0 flex-1 text-sm">
        <span className="block text-quiet text-xs">{brandName}</span>
        <a
          href={productAddress(productName, productCode, skuCode)}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {productName}
        </a>
        <span className="block text-quiet">{[colourName, sizeName].filter(Boolean).join(", ")}</span>
      </p>
      <Button
        look="outline"
        busy={busy}
        onClick={() => void withdraw()}
        aria-label={words("withdrawOf", { name: productName, size: sizeName })}
      >
        {words("withdraw")}
      </Button>
    </li>
  );
}
