import { Button } from "@gelora/ui/button.tsx";
import { buyBarClass } from "@gelora/ui/buy-bar.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { Price } from "@gelora/ui/price.tsx";
import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import { namedListingAddress } from "../../../platform/page/product-address.ts";
import { WholeWords } from "../../../platform/page/whole-words.tsx";
import { isMember, useClientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { Heart } from "../../listing/heart.tsx";
import { percentOff } from "../../listing/product-card-model.ts";
import { useShopMore } from "../../promotions/use-shop-more.tsx";
import type { RemindProps } from "../../wishlist/remind.tsx";
import { type Choice, isLowestPrice, offersReminder, type ProductView, type SkuView } from "../product-model.ts";
import { ColourChoices, SizeChoices } from "./choices.tsx";
import { Promises } from "./promises.tsx";
import { useBuying } from "./use-buying.tsx";

export type BuyColumnProps = {
  readonly product: ProductView;
  /** HTML of our own, as the promotions; empty without reviews. */
  readonly rating: string;
  readonly promotions: string;
  readonly choice: Choice;
  readonly parameters: URLSearchParams;
};

const fewLeft = 3;

/**
 * Name, price, choices and the button; it stays visible beside the gallery. On phones, price and
 * button are in a bar at the bottom.
 */
export function BuyColumn({ product, rating, promotions, choice, parameters }: BuyColumnProps) {
  const words = useWords("product");
  const chrome = useWords("chrome");
  const buying = useBuying(product, choice);
  const { sku } = choice;
  const choices = { product, choice, parameters };
  const from = isLowestPrice(product, choice) ? words("from") : undefined;
  const price = { sale: sku.sale, list: sku.list, listLabel: chrome("was"), from };
  const label = sku.stock <= 0 ? words("soldOut") : words(sku.shipsOn ? "preOrder" : "addToCart");
  const button = { busy: buying.busy, disabled: sku.stock <= 0, onClick: buying.add };
  return (
    <div className="mt-6 lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start">
      <Name product={product} sku={sku} />
      <div dangerouslySetInnerHTML={{ __html: rating }} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Price {...price} size="page" />
        <Reduction sku={sku} />
        <span className="ml-auto">
          <Heart code={product.code} label={chrome("wish", { name: product.name })} />
        </span>
      </div>
      <FlashLine sku={sku} />
      <Promotions html={promotions} />
      <ColourChoices {...choices} />
      <SizeChoices {...choices} missing={buying.sizeMissing} firstSize={buying.firstSize} />
      <Availability choice={choice} />
      <RemindPlace productCode={product.code} choice={choice} />
      <Button {...button} className="mt-3 w-full max-lg:hidden" data-control="add-to-cart">
        <Icon name="bag" /> {label}
      </Button>
      <BelowButton choice={choice} />
      <div data-buy-bar="" className={buyBarClass}>
        <Price {...price} />
        <Button {...button} className="min-w-[min(100%,12.5rem)] flex-1 px-2">
          {label}
        </Button>
      </div>
      {buying.adding}
    </div>
  );
}

/** What is left of a flash sale, or when one begins, and the way to it. */
function FlashLine({ sku: { flash, coming } }: SkuProps) {
  const words = useWords("product");
  if (!flash && !coming) return null;
  return (
    <p className="mt-2 text-sm" data-flash-sale="">
      <a href="/page/flash-sale" className="font-bold text-accent-deep underline underline-offset-4">
        {words("flashSale")}
      </a>{" "}
      {flash ? words("flashLeft", { left: flash.left, most: flash.most }) : coming && words("flashComing", coming)}
    </p>
  );
}

function BelowButton({ choice: { sku, size } }: ChoiceProps) {
  const words = useWords("product");
  return (
    <>
      <p className="mt-3 text-quiet text-xs">{words("skuNo", { number: sku.no })}</p>
      <Promises
        skuCode={size === undefined ? undefined : sku.code}
        isSoldOut={sku.stock <= 0}
        isPreOrder={sku.shipsOn !== ""}
      />
    </>
  );
}

/** The list is HTML without a script of its own, so its buttons are heard here [PDP-06, PRM-05]. */
function Promotions({ html }: { readonly html: string }) {
  const { open, dialog } = useShopMore("product");
  const press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest("[data-shop-more]") : null;
    if (button) open(button.getAttribute("data-shop-more") ?? "");
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- its buttons are what is pressed */}
      <div onClick={press} dangerouslySetInnerHTML={{ __html: html }} />
      {dialog}
    </>
  );
}

/** Where a size is sold out: the reminder, or for guests the way to it. */
function RemindPlace({ productCode, choice }: ChoiceProps & { readonly productCode: string }) {
  const isKnown = useClientState(isMember);
  if (!offersReminder(choice, true)) return null;
  return <LateRemind isOffered={offersReminder(choice, isKnown)} productCode={productCode} skuCode={choice.sku.code} />;
}

/** Loaded where it is needed. */
function LateRemind({ isOffered, ...props }: RemindProps & { readonly isOffered: boolean }) {
  const [parts, setParts] = useState<RemindParts>();
  useEffect(() => void import("../../wishlist/remind.tsx").then(setParts), []);
  if (!parts) return null;
  return isOffered ? <parts.Remind {...props} /> : <parts.RemindSignIn />;
}

type RemindParts = {
  readonly Remind: ComponentType<RemindProps>;
  readonly RemindSignIn: ComponentType;
};

type SkuProps = { readonly sku: SkuView };
type ChoiceProps = { readonly choice: Choice };

function Name({ product, sku }: SkuProps & { readonly product: ProductView }) {
  return (
    <>
      <p className="flex items-center gap-3">
        <a href={namedListingAddress(product.brand)} className="font-bold text-sm underline-offset-4 hover:underline">
          {product.brand}
        </a>
        {sku.ribbon ? (
          <span className="rounded-sm bg-ink px-2 py-0.5 font-bold text-white text-xs">{sku.ribbon}</span>
        ) : null}
      </p>
      <h1 className="mt-1 text-2xl">
        <WholeWords text={product.name} />
      </h1>
    </>
  );
}

/** By how much it is reduced, in percent. */
function Reduction({ sku }: SkuProps) {
  const words = useWords("chrome");
  const off = percentOff(sku.list, sku.sale);
  if (off === undefined) return null;
  return (
    <span className="rounded-sm bg-accent-soft px-2 py-0.5 font-bold text-accent-deep text-sm">
      {words("percentOff", { percent: off })}
    </span>
  );
}

/** Whether there is any, or few; and when a pre-order is shipped. */
function Availability({ choice: { sku, size } }: ChoiceProps) {
  const words = useWords("product");
  const soldOut = sku.stock <= 0;
  return (
    <p className="mt-3 min-h-6 text-sm" role="status">
      {soldOut ? <span className="font-semibold text-bad">{words("soldOutHere")}</span> : null}
      {!soldOut && size !== undefined && sku.stock <= fewLeft ? (
        <span className="font-semibold text-warn">{words("fewLeft", { count: sku.stock })}</span>
      ) : null}
      {sku.shipsOn ? <span className="text-strong"> {words("shipsOn", { day: sku.shipsOn })}</span> : null}
    </p>
  );
}
