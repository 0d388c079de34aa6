import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { RadioCard } from "@gelora/ui/choices.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ReturnDetail } from "../data/return-documents.ts";
import type { BackAs } from "../model/back-as.ts";
import { isHeld } from "../model/next-word.ts";
import { chosenSize, type LineWish, offersExchange, type ReturnMode, withoutOtherSize } from "../model/return-form.ts";

export type ModePickerProps = {
  readonly mode: ReturnMode;
  readonly wishes: readonly LineWish[];
  /** The way of paying takes no money back. */
  readonly isTransfer: boolean;
  readonly back: BackAs;
  readonly onChange: (mode: ReturnMode) => void;
};

/**
 * Money or points back, or another size; where that cannot be had it says of what, and what can be
 * done. Of goods in one size only, there is nothing to choose or to say of another.
 */
export function ModePicker({ mode, wishes, isTransfer, back, onChange }: ModePickerProps) {
  const words = useWords("returns");
  const isOffered = offersExchange(wishes);
  const missing = isOffered ? withoutOtherSize(wishes) : [];
  const card = (value: ReturnMode, isDisabled = false) => (
    <RadioCard
      name="returnMode"
      value={value}
      checked={mode === value}
      disabled={isDisabled}
      onChange={() => onChange(value)}
    >
      <span className="block font-semibold">
        {words(value === "REFUND" && back === "POINTS" ? "mode.POINTS" : `mode.${value}`)}
      </span>
      <span className="block text-quiet text-sm">
        {words(value === "EXCHANGE" ? "modeHint.EXCHANGE" : refundHint(isTransfer, back))}
      </span>
    </RadioCard>
  );
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 font-semibold text-sm">{words("modeQuestion")}</legend>
      <div className={`grid gap-3 ${isOffered ? "sm:grid-cols-2" : ""}`}>
        {card("REFUND")}
        {isOffered ? card("EXCHANGE", missing.length > 0) : null}
      </div>
      {missing.length > 0 ? (
        <p role="status" className="mt-2 text-sm text-strong">
          {words("noOtherSize", { names: missing.join("; ") })}
          {missing.length < wishes.length ? ` ${words("exchangeTogether")}` : null}
        </p>
      ) : null}
    </fieldset>
  );
}

/** How it goes back, and that points go back as points. */
function refundHint(isTransfer: boolean, back: BackAs) {
  if (back === "POINTS") return "modeHint.POINTS";
  const way = isTransfer ? "modeHint.TRANSFER" : "modeHint.REFUND";
  return back === "BOTH" ? (`${way}.BOTH` as const) : way;
}

/** What an exchange brings, before it is sent: the sizes, and no difference. */
export function ExchangeParts({
  wishes,
  shopPaysParcel,
}: {
  readonly wishes: readonly LineWish[];
  readonly shopPaysParcel: boolean;
}) {
  const words = useWords("returns");
  const newSize = useNewSize();
  return (
    <>
      <dl className="text-sm">
        {wishes.map((wish) => (
          <Row
            key={`${wish.orderItemCode} ${wish.skuCode}`}
            term={`${wish.count} × ${wish.name}`}
            value={newSize(chosenSize(wish)?.sizeName) ?? words("notChosen")}
          />
        ))}
        <Difference />
      </dl>
      <Notes held="exchangeHeld" shopPaysParcel={shopPaysParcel} />
    </>
  );
}

/** The same of a return, with where its parcel is. */
export function ExchangeSummary({ detail }: { readonly detail: ReturnDetail }) {
  const words = useWords("returns");
  const newSize = useNewSize();
  const { exchanges, replacement } = detail;
  return (
    <>
      <dl className="text-sm">
        {(exchanges ?? []).map(({ orderItemCode, skuName, sizeName, count }) => (
          <Row
            key={`${orderItemCode} ${skuName} ${sizeName}`}
            term={`${count} × ${skuName}`}
            value={newSize(sizeName) ?? ""}
          />
        ))}
        <Difference />
      </dl>
      {replacement ? (
        <p className="mt-4 rounded-md bg-tint p-3 text-sm">
          <span className="font-semibold">{replacement.statusStr}</span>
          {replacement.expressCode ? (
            <span className="figures block text-strong">
              {replacement.companyName} · {replacement.expressCode}
            </span>
          ) : null}
          {replacement.trackAddress ? (
            <a
              href={replacement.trackAddress}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {words("trackReplacement")}
            </a>
          ) : null}
        </p>
      ) : null}
      <Notes
        held={isHeld(detail) ? "exchangeIsHeld" : undefined}
        shopPaysParcel={detail.refund?.shopPaysParcel ?? false}
      />
    </>
  );
}

/** Says which size is the new one: the item's name carries the old. */
function useNewSize(): (sizeName: string | undefined) => string | undefined {
  const words = useWords("returns");
  return (sizeName) => sizeName && words("newSizeIs", { size: sizeName });
}

function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div className="sum-row not-first:mt-3">
      <dt className="min-w-0">{term}</dt>
      <dd className="shrink-0 font-semibold">{value}</dd>
    </div>
  );
}

function Difference() {
  const words = useWords("returns");
  return (
    <div className="mt-3 sum-row border-line border-t pt-3 font-bold text-base">
      <dt>{words("difference")}</dt>
      <dd className="figures shrink-0">{formatRupiah(0)}</dd>
    </div>
  );
}

type NotesProps = {
  /** While the new size is, or will be, set aside. */
  readonly held: "exchangeHeld" | "exchangeIsHeld" | undefined;
  readonly shopPaysParcel: boolean;
};

function Notes({ held, shopPaysParcel }: NotesProps) {
  const words = useWords("returns");
  return (
    <ul className="mt-3 list-disc space-y-1 pl-5 text-quiet text-sm">
      {held ? <li>{words(held)}</li> : null}
      <li>{words(shopPaysParcel ? "exchangeFreightOurs" : "exchangeFreight")}</li>
      <li>{words("exchangeKept")}</li>
    </ul>
  );
}
