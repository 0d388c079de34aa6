import { shownHours } from "@gelora/locale/opening-hours.ts";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { graphql } from "../../../platform/gateway/document.ts";
import { usePage } from "../../../platform/page/page-context.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";

const pickUpDocument = graphql(`
  query storeList_pickUp($skuCode: String!) {
    storeList(input: { skuCode: $skuCode }) { dataList { storeCode storeName address1 city openingHours } }
  }
`);

export type PickUpProps = {
  /** Undefined until a size has been chosen. */
  readonly skuCode: string | undefined;
  /** It cannot be delivered either. */
  readonly isSoldOut: boolean;
};

/** The stores that have the chosen sku now; asks for a size if none is chosen. */
export function PickUp({ skuCode, isSoldOut }: PickUpProps) {
  const words = useWords("product");
  if (!skuCode) return <p className="mt-3">{words("pickUpSize")}</p>;
  return <StoresWith skuCode={skuCode} isSoldOut={isSoldOut} />;
}

function StoresWith({ skuCode, isSoldOut }: PickUpProps & { readonly skuCode: string }) {
  const words = useWords("product");
  const { language } = usePage();
  const { loaded } = useShopRead(pickUpDocument, { skuCode });
  if (loaded.state === "loading") return <Skeleton className="mt-3 h-16" />;
  if (loaded.state === "failed") return <p className="mt-3">{words("pickUpFailed")}</p>;
  const stores = loaded.value.storeList.dataList;
  if (stores.length === 0) return <p className="mt-3">{words(isSoldOut ? "pickUpSoldOut" : "pickUpNone")}</p>;
  return (
    <ul className="mt-3 space-y-3" data-pick-up="">
      {stores.map((store) => (
        <li key={store.storeCode}>
          <b>{store.storeName}</b>
          <span className="block text-quiet">
            {store.address1}, {store.city}
          </span>
          <span className="block text-quiet">{shownHours(store.openingHours, language)}</span>
        </li>
      ))}
    </ul>
  );
}
