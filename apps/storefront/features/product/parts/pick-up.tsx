import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import { graphql, type ResultOf } from "../../../platform/document.ts";
import { callShop } from "../../../platform/shop-client.ts";
import { useWords } from "../../../platform/use-words.ts";

const pickUpDocument = graphql(`
  query StorefrontPickUpStores($skuCode: String!) {
    storeList(input: { skuCode: $skuCode }) { dataList { storeCode storeName address1 city openingHours } }
  }
`);

type Store = ResultOf<typeof pickUpDocument>["storeList"]["dataList"][number];

export type PickUpProps = { readonly skuCode: string };

/** The stores that have the chosen sku on their shelf now. */
export function PickUp({ skuCode }: PickUpProps) {
  const words = useWords("product");
  const [stores, setStores] = useState<readonly Store[] | "failed">();
  useEffect(() => {
    let current = true;
    setStores(undefined);
    void callShop(pickUpDocument, { skuCode }).then((result) => {
      if (current) setStores(result.ok ? result.value.storeList.dataList : "failed");
    });
    return () => {
      current = false;
    };
  }, [skuCode]);
  if (stores === undefined) return <Skeleton className="mt-3 h-16" />;
  if (stores === "failed") return <p className="mt-3">{words("pickUpFailed")}</p>;
  if (stores.length === 0) return <p className="mt-3">{words("pickUpNone")}</p>;
  return (
    <ul className="mt-3 space-y-3" data-pick-up="">
      {stores.map((store) => (
        <li key={store.storeCode}>
          <b>{store.storeName}</b>
          <span className="block text-quiet">
            {store.address1}, {store.city}
          </span>
          <span className="block text-quiet">{store.openingHours}</span>
        </li>
      ))}
    </ul>
  );
}
