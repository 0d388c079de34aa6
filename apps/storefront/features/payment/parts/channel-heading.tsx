import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useEffect, useRef } from "react";
import type { Instruction } from "../model/payment-view.ts";

type ChannelHeadingProps = {
  readonly instruction: Instruction;
  /** How often the shopper has switched to another way here. */
  readonly switches: number;
};

/** Names the way to pay, and gets focus after a switch to it. */
export function ChannelHeading({ instruction: { kind, channelName, amount }, switches }: ChannelHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (switches > 0) heading.current?.focus({ preventScroll: true });
  }, [switches]);
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-4 flex items-baseline justify-between gap-4 text-xl outline-none">
      {channelName}
      {kind === "QRIS" ? null : <span className="sr-only">{formatRupiah(amount)}</span>}
    </h2>
  );
}
