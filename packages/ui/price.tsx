import { formatRupiah } from "@gelora/money/format-rupiah.ts";

export type PriceProps = {
  /** The current price, whole rupiah. */
  readonly sale: number;
  /** The list price; struck through if it is higher [PDP-05, LST-21]. */
  readonly list?: number | null | undefined;
  /** Announced before the struck price, as screen readers do not announce the line. */
  readonly listLabel: string;
  /** Shown in place of a price of nothing. */
  readonly freeLabel?: string;
  /** Before a price that is the lowest of several, such as "from". */
  readonly from?: string | undefined;
  readonly size?: "card" | "page";
  /** The discount in words, such as "-30%", after the prices. */
  readonly off?: string | undefined;
};

export function Price({ sale, list, listLabel, freeLabel, from, size = "card", off }: PriceProps) {
  const reduced = typeof list === "number" && list > sale;
  const text = size === "page" ? "text-2xl" : "text-base";
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-2">
      {from ? <span className="text-quiet text-sm">{from}</span> : null}
      <span className={`font-extrabold tracking-tight ${text} ${reduced ? "text-accent" : ""}`}>
        {sale === 0 && freeLabel ? freeLabel : formatRupiah(sale)}
      </span>
      {reduced ? (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <s className={`text-quiet ${size === "page" ? "text-base" : "text-sm"}`}>
            <span className="sr-only">{`${listLabel} `}</span>
            {formatRupiah(list)}
          </s>
          {off ? <span className="font-bold text-accent-deep text-sm">{off}</span> : null}
        </span>
      ) : null}
    </p>
  );
}
