import { Price } from "@gelora/ui/price.tsx";
import { Icon } from "../../../chrome/icon.tsx";
import { productAddress } from "../../../platform/product-address.ts";
import { SmallPicture } from "../../../platform/small-picture.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { limitNotice, mostOf } from "../model/quantity-limit.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";
import type { CartActions, CartLine } from "./use-cart.ts";

export function CartLineRow({ line, actions }: { readonly line: CartLine; readonly actions: CartActions }) {
  const words = useWords("cart");
  const name = line.productName ?? "";
  const gone = Boolean(line.outStock || line.disabled);
  return (
    <li
      className={`grid grid-cols-[auto_5rem_minmax(0,1fr)] gap-x-3 gap-y-3 border-line border-b py-5 md:grid-cols-[auto_6.5rem_minmax(0,1fr)_auto] md:gap-x-5 ${gone ? "text-quiet" : ""}`}
    >
      <input
        type="checkbox"
        aria-label={words("selectLine", { name })}
        checked={Boolean(line.selected) && !gone}
        disabled={gone}
        onChange={(event) => actions.select([line], event.target.checked)}
        className="mt-1 size-5 accent-accent"
      />
      <a
        href={productAddress(name, line.productCode ?? "", line.skuCode ?? undefined)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <SmallPicture
          mediaKey={line.image ?? ""}
          className={`aspect-square w-full rounded-md bg-tint ${gone ? "opacity-50" : ""}`}
        />
      </a>
      <div className="min-w-0">
        <a
          href={productAddress(name, line.productCode ?? "", line.skuCode ?? undefined)}
          className="font-bold hover:underline"
        >
          {name}
        </a>
        <p className="mt-0.5 text-quiet text-sm">
          {(line.attributeList ?? []).map(({ attributeValueNames }) => attributeValueNames).join(" · ")}
        </p>
        {line.deliveryDate ? (
          <p className="mt-1 font-semibold text-sm text-warn">{words("preOrder", { date: line.deliveryDate })}</p>
        ) : null}
        <div className="mt-2">
          <Price sale={line.currPrice ?? 0} list={line.price} listLabel={words("was")} />
        </div>
        {gone ? <GoneNote /> : <LimitNote line={line} />}
      </div>
      <div className="col-start-3 flex items-center gap-2 md:col-start-4 md:row-start-1 md:flex-col md:items-end md:justify-between">
        {gone ? null : <QuantityStepper line={line} onChange={(quantity) => actions.changeQuantity(line, quantity)} />}
        <button
          type="button"
          aria-label={words("removeNamed", { name })}
          onClick={() => actions.remove(line)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm text-strong underline-offset-4 hover:underline"
        >
          <Icon name="trash" className="size-4" />
          {words("remove")}
        </button>
      </div>
    </li>
  );
}

function GoneNote() {
  const words = useWords("cart");
  return (
    <p className="mt-2 text-bad text-sm">
      <strong>{words("soldOut")}.</strong> {words("soldOutHelp")}
    </p>
  );
}

/** Told only when the bound is reached, or when few are left. */
function LimitNote({ line }: { readonly line: CartLine }) {
  const words = useWords("cart");
  const limited = {
    quantity: line.quantity ?? 1,
    max: line.max ?? 1,
    stock: line.stock ?? 0,
    limits: line.limits ?? undefined,
  };
  const few = limited.stock <= 3;
  if (limited.quantity < mostOf(limited) && !few) return null;
  const { word, n } = limitNotice(limited);
  return (
    <p role="status" className="mt-2 text-sm text-warn">
      {words(word, { n })}
    </p>
  );
}
