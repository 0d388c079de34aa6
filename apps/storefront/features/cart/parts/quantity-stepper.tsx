import { Icon } from "@gelora/ui/icon.tsx";
import { useEffect, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { limitedOf, mostOf, quantityOf } from "../model/quantity-limit.ts";
import type { CartLine } from "./use-cart.ts";

type QuantityStepperProps = { readonly line: CartLine; readonly onChange: (quantity: number) => void };

/**
 * Minus, quantity, plus. A typed quantity applies on blur or Enter, clamped to what can be bought
 * [CRT-04].
 */
export function QuantityStepper({ line, onChange }: QuantityStepperProps) {
  const words = useWords("cart");
  const name = line.productName ?? "";
  const limited = limitedOf(line);
  const { quantity } = limited;
  const [typed, setTyped] = useState(String(quantity));
  useEffect(() => setTyped(String(quantity)), [quantity]);
  const settle = (): void => {
    const wanted = quantityOf(typed, limited);
    setTyped(String(wanted));
    if (wanted !== quantity) onChange(wanted);
  };
  return (
    <div className="inline-flex items-center rounded-md border border-control bg-white">
      <Step
        icon="minus"
        label={words("less", { name })}
        disabled={quantity <= 1}
        onPress={() => onChange(quantity - 1)}
      />
      <input
        inputMode="numeric"
        aria-label={words("quantityOf", { name })}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, "").slice(0, 2))}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
        className="figures h-11 w-10 text-center font-bold text-base"
      />
      <Step
        icon="plus"
        label={words("more", { name })}
        disabled={quantity >= mostOf(limited)}
        onPress={() => onChange(quantity + 1)}
      />
    </div>
  );
}

type StepProps = {
  readonly icon: "minus" | "plus";
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
};

function Step({ icon, label, disabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-md hover:bg-tint disabled:text-control"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}
