import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { useState } from "react";
import { tellTaken } from "../../../platform/browser/taken-goods.ts";
import { showToast } from "../../../platform/browser/toasts.ts";
import { graphql, type ResultOf } from "../../../platform/gateway/document.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { setClientState, useClientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { ProductCard } from "../../listing/product-card.tsx";
import { cardOf } from "../../listing/product-card-model.ts";
import { saveWish } from "../data/wish-calls.ts";
import type { wishlistDocument } from "../data/wishlist-documents.ts";

const addCartDocument = graphql(`
  mutation addCart_wishlist($input: AddCartInput!) {
    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }
  }
`);

type Page = ResultOf<typeof wishlistDocument>["wishlist"];
type Product = Page["dataList"][number];
type Sku = NonNullable<Product["skuList"]>[number];

export type WishCardProps = {
  readonly product: Product;
  readonly item: Page["itemList"][number] | undefined;
  readonly onRemoved: () => Promise<void>;
};

/** A wish: its card, what changed since it was added, and what to do with it. */
export function WishCard({ product, item, onRemoved }: WishCardProps) {
  const words = useWords("wishlist");
  const device = useClientState(({ platform }) => (platform === "H5" ? "h5" : "pc"));
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const failure = await saveWish(product.productCode, false);
    if (failure) tellFailure(failure);
    else await onRemoved();
    setBusy(false);
  };
  return (
    <>
      <div className="flex-1">
        <ProductCard product={cardOf(product, device)} heading="h2" hasHeart={false} />
      </div>
      <p className="mt-1 min-h-5 text-sm" data-marks="">
        {item?.priceDrop ? (
          <span className="font-semibold text-good">
            {words("priceDrop", { amount: formatRupiah(item.priceDrop) })}{" "}
          </span>
        ) : null}
        {item?.fewLeft ? (
          <span className="font-semibold text-warn">{words("fewLeft", { count: item.fewLeft })}</span>
        ) : null}
      </p>
      <Buying product={product} />
      <Button look="outline" className="mt-2 w-full" busy={busy} onClick={() => void remove()}>
        {words("remove")}
      </Button>
    </>
  );
}

const isInStock = ({ channelSale }: Sku): boolean => channelSale !== null && channelSale.qty > channelSale.soldQty;
const nameOf = ({ attributeValues }: Sku): string => (attributeValues ?? []).map(({ value }) => value).join(", ");

function Buying({ product }: Pick<WishCardProps, "product">) {
  const words = useWords("wishlist");
  const tellFailure = useFailureToast();
  const skus = (product.skuList ?? []).filter(isInStock);
  const [chosen, setChosen] = useState(skus.length === 1 ? (skus[0]?.skuCode ?? "") : "");
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  if (skus.length === 0) return null;
  const add = async (): Promise<void> => {
    const sku = skus.find(({ skuCode }) => skuCode === chosen);
    if (!sku) return setMissing(true);
    setBusy(true);
    const { productCode } = product;
    const input = {
      productCode,
      quantity: 1,
      orgCode: sku.orgCode ?? "",
      skuCode: sku.skuCode,
      distributionType: homeDelivery,
    };
    const result = await callShopForItem(addCartDocument, { input }, (value) => value.addCart);
    setBusy(false);
    if (!result.ok) return tellFailure(result.failure);
    if (result.value) setClientState({ miniCartNum: result.value.count });
    tellTaken({ productCode, skuCode: sku.skuCode, quantity: 1 });
    showToast(words("added"));
  };
  return (
    <>
      {skus.length > 1 ? (
        <SelectField
          label={words("choose")}
          value={chosen}
          placeholder={words("chooseOne")}
          choices={skus.map((sku) => ({ value: sku.skuCode, name: nameOf(sku) }))}
          onChange={(event) => {
            setMissing(false);
            setChosen(event.currentTarget.value);
          }}
          error={missing ? words("chooseFirst") : undefined}
        />
      ) : null}
      <Button className="mt-2 w-full whitespace-nowrap px-1 max-sm:text-sm" busy={busy} onClick={() => void add()}>
        {words("addToCart")}
      </Button>
    </>
  );
}
