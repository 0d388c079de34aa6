import { buttonClass } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Price } from "@gelora/ui/price.tsx";
import { Picture } from "../../../platform/page/picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Choice, ProductView } from "../product-model.ts";
import { useAdding } from "./use-adding.ts";
import { useLearning } from "./use-learning.ts";
import { Waiting } from "./waiting.tsx";

export type AddingProps = { readonly product: ProductView; readonly choice: Choice; readonly onClose: () => void };

/**
 * One press: adds the chosen sku to the cart and confirms it with both ways on, or shows the error
 * as a toast; in between, the waiting line of a flash sale. The page below does not move.
 */
export function Adding({ product, choice, onClose }: AddingProps) {
  const words = useWords("product");
  const chrome = useWords("chrome");
  const learn = useLearning(product.sizing.kind);
  const onAdded = (): void => {
    const code = product.sizing.codes[choice.size ?? ""];
    if (code) learn(code);
  };
  const { added, wait, leave } = useAdding(product.code, choice.sku, { onAdded, onClose });
  if (wait && !added) return <Waiting wait={wait} name={product.name} onLeave={leave} />;
  if (!added) return null;
  const media = product.colours.find(({ name }) => name === choice.colour)?.gallery[0] ?? "";
  const { sku } = choice;
  return (
    <Dialog open onClose={onClose} title={words("added")} closeLabel={chrome("close")}>
      <div className="flex gap-4" data-added={sku.code}>
        <Picture media={media} alt="" width={200} className="size-28 rounded-md bg-tint" />
        <div className="min-w-0">
          <p className="text-quiet text-xs">{product.brand}</p>
          <p className="font-bold">{product.name}</p>
          <p className="mb-2 text-quiet text-sm">{[sku.colour, sku.size].filter(Boolean).join(", ")}</p>
          <Price sale={sku.sale} list={sku.list} listLabel={chrome("was")} />
        </div>
      </div>
      {sku.flash ? <p className="mt-4 text-sm text-strong">{words("flashKept")}</p> : null}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">
        <a href="/shop-cart" className={`${buttonClass("primary")} flex-1`}>
          <Icon name="bag" /> {words("viewCart")}
        </a>
        <button type="button" onClick={onClose} className={`${buttonClass("outline")} flex-1`}>
          {words("goOn")}
        </button>
      </div>
    </Dialog>
  );
}
