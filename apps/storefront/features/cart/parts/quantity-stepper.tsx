import { Icon } from "@gelora/ui/icon.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { limitedOf, mostOf, quantityOf } from "../model/quantity-limit.ts";
import { sendLatest } from "../model/send-latest.ts";
import type { CartLine } from "./use-cart.ts";

type QuantityStepperProps = { readonly line: CartLine; readonly onChange: (quantity: number) => Promise<unknown> };

/** Minus, quantity, plus [CRT-04]. */
export function QuantityStepper(props: QuantityStepperProps) {
  const words = useWords("cart");
  const name = props.line.productName ?? "";
  const { quantity, most, typed, want, type, settle } = useQuantity(props);
  return (
    <div className="inline-flex items-center rounded-md border border-control bg-white">
      <Step icon="minus" label={words("less", { name })} disabled={quantity <= 1} onPress={() => want(quantity - 1)} />
      <input
        inputMode="numeric"
        aria-label={words("quantityOf", { name })}
        value={typed ?? String(quantity)}
        onChange={(event) => type(event.target.value.replace(/[^\d.,]/g, "").slice(0, 4))}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
        className="figures h-11 w-10 text-center font-bold text-base"
      />
      <Step
        icon="plus"
        label={words("more", { name })}
        disabled={quantity >= most}
        onPress={() => want(quantity + 1)}
      />
    </div>
  );
}

/**
 * A press shows at once, and the next counts from it, however slow the shop is; then the cart's own
 * number shows again. A typed quantity applies on blur, on Enter and when the page is left, clamped
 * to what can be bought.
 */
function useQuantity({ line, onChange }: QuantityStepperProps) {
  const limited = limitedOf(line);
  const [wanted, setWanted] = useState<number>();
  const quantity = wanted ?? limited.quantity;
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const [sending] = useState(() => sendLatest((pieces: number) => change.current(pieces)));
  const want = async (pieces: number): Promise<void> => {
    setWanted(pieces);
    if (await sending.want(pieces)) setWanted(undefined);
  };
  /** While it is being edited. */
  const [typed, setTyped] = useState<string>();
  const settle = (): void => {
    const pieces = quantityOf(typed ?? "", { ...limited, quantity });
    setTyped(undefined);
    if (pieces !== quantity) void want(pieces);
  };
  const leave = useEffectEvent(() => {
    if (!document.hidden) return;
    if (typed !== undefined) settle();
    sending.leave();
  });
  useEffect(() => {
    const onChange = (): void => leave();
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
  const most = mostOf(limited);
  return { quantity, most, typed, want: (pieces: number) => void want(pieces), type: setTyped, settle };
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
