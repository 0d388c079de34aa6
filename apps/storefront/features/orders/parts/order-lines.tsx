import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { productAddress } from "../../../platform/product-address.ts";
import { SmallPicture } from "../../../platform/small-picture.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { ProductLine } from "../data/order-documents.ts";
import { bareName, lineAttributes, namesItself } from "../model/line-attributes.ts";
import { lineNote } from "../model/line-note.ts";

export type LineChoice = {
  readonly chosen: readonly string[];
  readonly onChoose: (orderItemCode: string, chosen: boolean) => void;
};

export type OrderLinesProps = {
  readonly order: { readonly orderStatus?: number | null; readonly distributionType?: string | null };
  readonly lines: readonly ProductLine[];
  /** The texts of returns by their codes; a guest has no page of a return, so the text is all [ORD-21]. */
  readonly returnStatus?: ReadonlyMap<string, string>;
  /** Boxes stand before the lines only with this [ORD-13]. */
  readonly choice?: LineChoice | undefined;
};

export function OrderLines({ order, lines, returnStatus, choice }: OrderLinesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => (
        <OrderLine
          key={line.orderItemCode ?? index}
          order={order}
          line={line}
          returned={returnStatus?.get(line.returnCode ?? "")}
          choice={choice}
        />
      ))}
    </ul>
  );
}

function OrderLine({
  order,
  line,
  returned,
  choice,
}: {
  readonly order: OrderLinesProps["order"];
  readonly line: ProductLine;
  readonly returned: string | undefined;
  readonly choice: LineChoice | undefined;
}) {
  const words = useWords("orders");
  const attributes = lineAttributes(line.attribute);
  const name = bareName(line.skuName, attributes);
  const code = line.orderItemCode ?? "";
  return (
    <li className="flex gap-4 py-4 first:pt-0 last:pb-0">
      {choice ? (
        <input
          type="checkbox"
          aria-label={words("chooseLine", { name })}
          checked={choice.chosen.includes(code)}
          onChange={(event) => choice.onChoose(code, event.target.checked)}
          className="mt-1 size-6 shrink-0 accent-accent"
        />
      ) : null}
      <SmallPicture
        mediaKey={line.image ?? ""}
        className="aspect-square size-20 shrink-0 rounded-md bg-tint object-cover"
      />
      <div className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <a
            href={productAddress(name, line.productCode ?? "", line.skuCode ?? undefined)}
            className="font-bold hover:underline"
          >
            {name}
          </a>
          {attributes.length > 0 ? (
            <p className="mt-0.5 text-quiet text-sm">
              {attributes
                .map((one) => (namesItself(one) ? one.value : words("size", { value: one.value })))
                .join(" · ")}
            </p>
          ) : null}
          <LineNotes order={order} line={line} returned={returned} />
        </div>
        <p className="figures mt-1 flex shrink-0 flex-wrap items-baseline gap-x-3 text-sm sm:mt-0 sm:block sm:text-right">
          <span className="text-quiet">
            {line.count} × {formatRupiah(line.salePrice ?? 0)}
          </span>
          <span className="font-bold text-base sm:block">{formatRupiah(line.amount ?? 0)}</span>
        </p>
      </div>
    </li>
  );
}

/** A gift is marked [ORD-35]; a line says by itself whether it has left yet [ORD-34], and what became of its return [ORD-21]. */
function LineNotes({
  order,
  line,
  returned,
}: {
  readonly order: OrderLinesProps["order"];
  readonly line: ProductLine;
  readonly returned: string | undefined;
}) {
  const words = useWords("orders");
  const note = lineNote(line, order);
  const afterSale = returned ?? line.afterSaleStatusStr ?? "";
  return (
    <>
      {line.isGift ? (
        <p className="mt-1 inline-block rounded-sm bg-club-soft px-2 py-0.5 font-semibold text-club text-xs">
          {words("gift")}
        </p>
      ) : null}
      {note ? <p className="mt-1 text-quiet text-sm">{"text" in note ? note.text : words(note.word)}</p> : null}
      {afterSale ? (
        <p className="mt-1 font-semibold text-sm text-warn">{words("returnStatus", { status: afterSale })}</p>
      ) : null}
    </>
  );
}
