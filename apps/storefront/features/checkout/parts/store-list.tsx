import { shownHours } from "@gelora/locale/opening-hours.ts";
import { RadioRow, RadioRows } from "@gelora/ui/choices.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { type Ref, useState } from "react";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { storesMatching } from "../model/stores.ts";
import type { Checkout } from "./use-checkout.ts";

/** With more stores than this, a search field is shown. */
const manyStores = 5;

export type CheckoutStore = NonNullable<Checkout["storeList"]>[number];

export type StoreListProps = {
  readonly stores: readonly CheckoutStore[];
  readonly chosen: string | undefined;
  readonly onChoose: (storeCode: string | undefined) => void;
  /** Receives the chosen store's button, or the first. */
  readonly fieldRef: Ref<HTMLInputElement>;
};

/** The stores that have everything in this checkout, to choose one [CHK-11, Q93]. */
export function StoreList({ stores, ...choice }: StoreListProps) {
  const words = useWords("checkout");
  const [typed, setTyped] = useState("");
  if (stores.length === 0)
    return (
      <Notice tone="warn" icon="store" size="normal">
        {words("noStores")}
      </Notice>
    );
  const shown = storesMatching(stores, typed);
  return (
    <div>
      {stores.length > manyStores ? (
        <Field
          label={words("findStore")}
          value={typed}
          autoComplete="off"
          type="search"
          onChange={(event) => setTyped(event.target.value)}
          className="mb-4"
        />
      ) : null}
      <p role="status" className="mb-3 flex items-center gap-2 text-quiet text-sm">
        <Icon name="check" className="size-4 text-good" />
        {words("storesInStock", { count: shown.length })}
      </p>
      {shown.length > 0 ? <StoreRows {...choice} stores={shown} /> : null}
    </div>
  );
}

function StoreRows({ stores, chosen, onChoose, fieldRef }: StoreListProps) {
  const words = useWords("checkout");
  const { language } = usePage();
  const place = Math.max(
    stores.findIndex(({ storeCode }) => storeCode === chosen),
    0,
  );
  return (
    <RadioRows legend={words("storesLegend")} scrolls>
      {stores.map((store, index) => (
        <RadioRow
          key={store.storeCode}
          ref={index === place ? fieldRef : undefined}
          name="storeCode"
          value={store.storeCode ?? ""}
          checked={chosen === store.storeCode}
          onChange={() => onChoose(store.storeCode ?? undefined)}
        >
          <span className="font-bold">
            {store.storeName}
            <span className="block font-normal text-sm text-strong">
              {store.address1}, {store.city}
            </span>
            <span className="mt-0.5 block font-normal text-quiet text-sm">
              {shownHours(store.openingHours, language)}
            </span>
          </span>
        </RadioRow>
      ))}
    </RadioRows>
  );
}
