import { Button } from "@gelora/ui/button.tsx";
import { Price } from "@gelora/ui/price.tsx";
import { type ComponentType, useCallback, useRef, useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { namedListingAddress } from "../../../platform/product-address.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useWords } from "../../../platform/use-words.ts";
import { percentOff } from "../../listing/product-card-model.ts";
import type { Choice, ProductView } from "../product-model.ts";
import type { AddingProps } from "./adding.tsx";
import { ColourChoices, SizeChoices } from "./choices.tsx";
import { Promises } from "./promises.tsx";

export type BuyColumnProps = {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly parameters: URLSearchParams;
};

const fewLeft = 3;
/** The button shows that it works for one second [PDP-22]. */
const busyMs = 1000;

/** Name, price, choices and the button; it stays in view beside the gallery. On phones price and button have a bar at the bottom. */
export function BuyColumn({ product, choice, parameters }: BuyColumnProps) {
  const words = useWords("product");
  const chrome = useWords("chrome");
  const buying = useBuying(product, choice);
  const { sku } = choice;
  const off = percentOff(sku.list, sku.sale);
  const soldOut = sku.stock <= 0;
  const label = soldOut ? words("soldOut") : words(sku.shipsOn ? "preOrder" : "addToCart");
  return (
    <div className="mt-6 lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start">
      <p className="flex items-center gap-3">
        <a href={namedListingAddress(product.brand)} className="font-bold text-sm underline-offset-4 hover:underline">
          {product.brand}
        </a>
        {sku.ribbon ? (
          <span className="rounded-sm bg-ink px-2 py-0.5 font-bold text-white text-xs">{sku.ribbon}</span>
        ) : null}
      </p>
      <h1 className="mt-1 text-2xl">{product.name}</h1>
      <div className="mt-3 flex items-center gap-3">
        <Price sale={sku.sale} list={sku.list} listLabel={chrome("was")} size="page" />
        {off === undefined ? null : (
          <span className="rounded-sm bg-accent-soft px-2 py-0.5 font-bold text-accent-deep text-sm">
            {chrome("percentOff", { percent: off })}
          </span>
        )}
      </div>
      <ColourChoices product={product} choice={choice} parameters={parameters} />
      <SizeChoices
        product={product}
        choice={choice}
        parameters={parameters}
        missing={buying.sizeMissing}
        fieldset={buying.sizes}
      />
      <p className="mt-3 min-h-6 text-sm" role="status">
        {soldOut ? <span className="font-semibold text-bad">{words("soldOutHere")}</span> : null}
        {!soldOut && choice.size !== undefined && sku.stock <= fewLeft ? (
          <span className="font-semibold text-warn">{words("fewLeft", { count: sku.stock })}</span>
        ) : null}
        {sku.shipsOn ? <span className="text-strong"> {words("shipsOn", { day: sku.shipsOn })}</span> : null}
      </p>
      <Button
        className="mt-3 w-full max-lg:hidden"
        busy={buying.busy}
        disabled={soldOut}
        onClick={buying.add}
        data-control="add-to-cart"
      >
        <Icon name="bag" /> {label}
      </Button>
      <p className="mt-3 text-quiet text-xs">{words("skuNo", { number: sku.no })}</p>
      <Promises skuCode={sku.code} />
      <div
        data-buy-bar=""
        className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-line border-t bg-white px-4 py-3 shadow-float lg:hidden"
      >
        <Price sale={sku.sale} list={sku.list} listLabel={chrome("was")} />
        <Button className="flex-1 whitespace-nowrap px-3" busy={buying.busy} disabled={soldOut} onClick={buying.add}>
          {label}
        </Button>
      </div>
      {buying.adding}
    </div>
  );
}

/** The button's work. It is never silently dead: without a size the sizes get the focus and a word. */
function useBuying(product: ProductView, choice: Choice) {
  const chrome = useWords("chrome");
  const sizes = useRef<HTMLFieldSetElement>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [Adding, setAdding] = useState<ComponentType<AddingProps>>();
  const add = async (): Promise<void> => {
    if (choice.size === undefined) {
      setAsked(true);
      sizes.current?.scrollIntoView({ block: "center" });
      sizes.current?.querySelector<HTMLElement>("a[href]")?.focus({ preventScroll: true });
      return;
    }
    setBusy(true);
    setTimeout(() => setBusy(false), busyMs);
    // Undefined while the page reloads because a new version has taken the file away.
    const loaded = await import("./adding.tsx").catch(() => undefined);
    if (loaded) setAdding(() => loaded.Adding);
    else showToast(chrome("failure.general"), { kind: "error" });
  };
  const close = useCallback(() => setAdding(undefined), []);
  const adding = Adding ? <Adding product={product} choice={choice} onClose={close} /> : null;
  return { sizes, busy, add, adding, sizeMissing: asked && choice.size === undefined };
}
