import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { Button } from "@gelora/ui/button.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { useState } from "react";
import { tellTaken } from "../../../platform/browser/taken-goods.ts";
import { showToast } from "../../../platform/browser/toasts.ts";
import { graphql } from "../../../platform/gateway/document.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { setClientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import {
  choiceOf,
  flashSaleOf,
  skuName,
  skusInStock,
  type WishedProduct,
  type WishedSku,
} from "../model/wish-offer.ts";

const addCartDocument = graphql(`
  mutation addCart_wishlist($input: AddCartInput!) {
    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }
  }
`);

type BuyingProps = {
  readonly product: WishedProduct;
  readonly chosen: WishedSku | undefined;
  readonly onChoose: (skuCode: string) => void;
  /** When the card's price may no longer be what the cart takes. */
  readonly onRefused: () => Promise<void>;
};

/** The choice of a size, and the way into the cart; nothing of a product that is sold out. */
export function Buying({ product, chosen, onChoose, onRefused }: BuyingProps) {
  const words = useWords("wishlist");
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const skus = skusInStock(product);
  const what = choiceOf(product);
  if (skus.length === 0) return null;
  const add = async (): Promise<void> => {
    if (!chosen) return setMissing(true);
    setBusy(true);
    const result = await addWishToCart(product.productCode, chosen);
    setBusy(false);
    if (result.ok) return showToast(words("added"));
    tellFailure(result.failure);
    await onRefused();
  };
  return (
    <>
      {skus.length > 1 ? (
        <SelectField
          label={words("choose", { what })}
          value={chosen?.skuCode ?? ""}
          placeholder={words("chooseOne")}
          choices={skus.map((sku) => ({ value: sku.skuCode, name: skuName(sku, what) }))}
          onChange={(event) => {
            setMissing(false);
            onChoose(event.currentTarget.value);
          }}
          error={missing ? words("chooseFirst", { what }) : undefined}
        />
      ) : null}
      <Button className="mt-2 w-full whitespace-nowrap px-1 max-sm:text-sm" busy={busy} onClick={() => void add()}>
        {words("addToCart")}
      </Button>
    </>
  );
}

async function addWishToCart(productCode: string, sku: WishedSku) {
  const { skuCode, orgCode } = sku;
  const input = {
    productCode,
    quantity: 1,
    orgCode: orgCode ?? "",
    skuCode,
    distributionType: homeDelivery,
    // A shopper who was shown a flash sale's price is notified when it is gone, and not charged
    // another.
    activityCode: flashSaleOf(sku),
  };
  const result = await callShopForItem(addCartDocument, { input }, (value) => value.addCart);
  if (!result.ok) return result;
  if (result.value) setClientState({ miniCartNum: result.value.count });
  tellTaken({ productCode, skuCode, quantity: 1 });
  return result;
}
