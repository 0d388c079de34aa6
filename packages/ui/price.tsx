import { formatRupiah } from "@gelora/money/format-rupiah.ts";

export type PriceProps = {
  /** What is asked now, whole rupiah. */
  readonly sale: number;
  /** The list price; shown struck through when it is higher [PDP-05, LST-21]. */
  readonly list?: number | null | undefined;
  /** Read out before the struck price: "was" is not told by a line alone. */
  readonly listLabel: string;
  readonly size?: "card" | "page";
};

export function Price({ sale, list, listLabel, size = "card" }: PriceProps) {
  const reduced = typeof list === "number" && list > sale;
  const text = size === "page" ? "text-2xl" : "text-base";
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-2">
      <span className={`font-extrabold tracking-tight ${text} ${reduced ? "text-accent" : ""}`}>
        {formatRupiah(sale)}
      </span>
      {reduced ? (
        <s className={`text-quiet ${size === "page" ? "text-base" : "text-sm"}`}>
          <span className="sr-only">{`${listLabel} `}</span>
          {formatRupiah(list)}
        </s>
      ) : null}
    </p>
  );
}
