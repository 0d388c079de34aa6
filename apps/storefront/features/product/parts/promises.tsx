import { Icon } from "@gelora/ui/icon.tsx";
import { NeedsScript } from "@gelora/ui/needs-script.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";
import { type ComponentType, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { PickUpProps } from "./pick-up.tsx";

/** Delivery, returns and pick-up. The stores that have the chosen sku are requested when opened. */
export function Promises({ skuCode, isSoldOut, isPreOrder }: PickUpProps & { readonly isPreOrder: boolean }) {
  const words = useWords("product");
  const [PickUp, setPickUp] = useState<ComponentType<PickUpProps>>();
  return (
    <>
      <NeedsScript sentence={words("needsScript")} contactUs={words("contactUs")} className="mt-3 text-sm" />
      <ul className={`${outlinedClass} mt-6 divide-y divide-line text-sm`}>
        <li className="flex gap-3 p-4">
          <Icon name="truck" />
          <span>
            <b className="block">{words(isPreOrder ? "deliveryOnceSent" : "delivery")}</b>
            {words("deliveryText")}
          </span>
        </li>
        <li className="flex gap-3 p-4">
          <Icon name="return" />
          <span>
            <b className="block">{words("returns")}</b>
            {words("returnsText")}
          </span>
        </li>
        <li className="p-4">
          <details
            className="group"
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) void import("./pick-up.tsx").then((loaded) => setPickUp(() => loaded.PickUp));
            }}
          >
            <summary className="flex items-center gap-3 font-bold">
              <Icon name="store" />
              <span className="flex-1">{words("pickUp")}</span>
              <Icon name="down" className="size-4 group-open:rotate-180" />
            </summary>
            {PickUp ? <PickUp skuCode={skuCode} isSoldOut={isSoldOut} /> : null}
          </details>
        </li>
      </ul>
    </>
  );
}
