import { Button } from "@gelora/ui/button.tsx";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { RemovedLine } from "../model/removed-line.ts";
import type { CartLine } from "./use-cart.ts";

type RemovedRowProps = { readonly removed: RemovedLine<CartLine>; readonly onUndo: () => void };

/**
 * Stands where a line was and as high, so that nothing moves when the cart answers. It stays until
 * it is used or another line is removed, so a wrong tap costs nothing.
 */
export function RemovedRow({ removed: { line, height, isComing }, onUndo }: RemovedRowProps) {
  const words = useWords("cart");
  return (
    <li style={{ minHeight: height }} className="flex items-center gap-4 border-line border-b py-5">
      <SmallPicture mediaKey={line.image ?? ""} className="aspect-square w-20 rounded-md bg-tint opacity-50" />
      <p role="status" className="min-w-0 flex-1 text-strong">
        {words("removed", { name: line.productName ?? "" })}
      </p>
      <Button look="outline" size="small" busy={isComing} onClick={onUndo}>
        {words("undo")}
      </Button>
    </li>
  );
}
