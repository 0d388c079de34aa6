import { Field } from "@gelora/ui/field.tsx";
import { useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { storesMatching } from "../model/stores.ts";
import type { CheckoutState } from "./use-checkout-state.ts";

/** More than this and a person wants to look for their town. */
const manyStores = 5;

/** The stores that have everything of this checkout, to choose one [CHK-11, Q93]. */
export function StoreList({ state }: { readonly state: CheckoutState }) {
  const words = useWords("checkout");
  const [typed, setTyped] = useState("");
  const stores = state.checkout.storeList ?? [];
  if (stores.length === 0) return <p className="rounded-md bg-warn-soft p-4 text-warn">{words("noStores")}</p>;
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
      <fieldset className="max-h-[30rem] overflow-y-auto rounded-md border border-control">
        <legend className="sr-only">{words("storesLegend")}</legend>
        {shown.map((store) => (
          <label
            key={store.storeCode}
            className="flex items-start gap-3 border-line p-4 not-first-of-type:border-t hover:bg-tint has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:-outline-offset-3"
          >
            <input
              type="radio"
              name="storeCode"
              value={store.storeCode ?? ""}
              checked={state.choices.storeCode === store.storeCode}
              onChange={() => state.choose({ storeCode: store.storeCode ?? undefined })}
              className="mt-0.5 size-5 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 font-bold">
              {store.storeName}
              <span className="block font-normal text-sm text-strong">
                {store.address1}, {store.city}
              </span>
              <span className="mt-0.5 block font-normal text-quiet text-sm">{store.openingHours}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
