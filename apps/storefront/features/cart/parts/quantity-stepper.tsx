import { useEffect, useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { mostOf, quantityOf } from "../model/quantity-limit.ts";
import type { CartLine } from "./use-cart.ts";

/** Less, the number, more. What is typed counts when the field is left or Enter is pressed; it is then taken to what can be had [CRT-04]. */
export function QuantityStepper({
  line,
  onChange,
}: {
  readonly line: CartLine;
  readonly onChange: (quantity: number) => void;
}) {
  const words = useWords("cart");
  const name = line.productName ?? "";
  const limited = {
    quantity: line.quantity ?? 1,
    max: line.max ?? 1,
    stock: line.stock ?? 0,
    limits: line.limits ?? undefined,
  };
  const [typed, setTyped] = useState(String(limited.quantity));
  useEffect(() => setTyped(String(limited.quantity)), [limited.quantity]);
  const settle = (): void => {
    const quantity = quantityOf(typed, limited);
    setTyped(String(quantity));
    if (quantity !== limited.quantity) onChange(quantity);
  };
  const step = "grid size-11 place-items-center rounded-md hover:bg-tint disabled:text-control";
  return (
    <div className="inline-flex items-center rounded-md border border-control bg-white">
      <button
        type="button"
        className={step}
        aria-label={words("less", { name })}
        disabled={limited.quantity <= 1}
        onClick={() => onChange(limited.quantity - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        inputMode="numeric"
        aria-label={words("quantityOf", { name })}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, "").slice(0, 2))}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
        className="figures h-11 w-10 text-center font-bold text-base"
      />
      <button
        type="button"
        className={step}
        aria-label={words("more", { name })}
        disabled={limited.quantity >= mostOf(limited)}
        onClick={() => onChange(limited.quantity + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
