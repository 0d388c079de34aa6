import { Button } from "@gelora/ui/button.tsx";
import { useEffect, useRef } from "react";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { RemovedLine } from "../model/removed-line.ts";
import type { CartLine } from "./use-cart.ts";

type RemovedRowProps = { readonly removed: RemovedLine<CartLine>; readonly onUndo: () => void };

/**
 * Takes a removed line's place at the same height, so that nothing moves when the cart answers. It
 * stays until it is used or another line is removed, so a wrong tap costs nothing.
 */
export function RemovedRow({ removed: { line, height, isComing }, onUndo }: RemovedRowProps) {
  const words = useWords("cart");
  const row = useRef<HTMLLIElement>(null);
  // The pressed button has gone with its line; without a place for the focus the keyboard would
  // begin at the top of the page again.
  useEffect(() => {
    if (line && document.activeElement === document.body)
      row.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [line]);
  return (
    <li ref={row} style={{ minHeight: height }} className="flex items-center gap-4 border-line border-b py-5">
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
