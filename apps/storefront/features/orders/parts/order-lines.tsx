import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { saysAmount } from "@gelora/money/says-amount.ts";
import { SavingList } from "@gelora/ui/saving-list.tsx";
import type { ReactNode } from "react";
import { productAddress } from "../../../platform/page/product-address.ts";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ProductLine } from "../data/order-documents.ts";
import { bareName, lineAttributes } from "../model/line-attributes.ts";
import { lineNote } from "../model/line-note.ts";
import { returnsOfLine } from "../model/line-returns.ts";
import { hasEnded } from "../model/order-status.ts";
import { shipsFrom } from "../model/ships-from.ts";

export type LineChoice = {
  readonly chosen: readonly string[];
  readonly onChoose: (orderItemCode: string, chosen: boolean) => void;
  /** Which lines have a checkbox; all, if left out. */
  readonly canChoose?: (line: ProductLine) => boolean;
  /** Further choices under a line. */
  readonly more?: (line: ProductLine) => ReactNode;
};

export type OrderLinesProps = {
  readonly order: {
    readonly orderStatus?: number | null;
    readonly distributionType?: string | null;
    readonly orderReturnOuts?: Parameters<typeof returnsOfLine>[1] | null;
  };
  readonly lines: readonly ProductLine[];
  /** The page of a member's return; guests have none, so its status is all they see [ORD-21]. */
  readonly returnPage?: ((returnCode: string) => string) | undefined;
  /** Checkboxes are shown only with this [ORD-13]. */
  readonly choice?: LineChoice | undefined;
};

export function OrderLines({ order, lines, choice, returnPage }: OrderLinesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => (
        <OrderLine
          key={`${line.orderItemCode ?? index} ${line.status}`}
          order={order}
          line={line}
          choice={choice}
          returnPage={returnPage}
        />
      ))}
    </ul>
  );
}

type OrderLineProps = {
  readonly order: OrderLinesProps["order"];
  readonly line: ProductLine;
  readonly choice: LineChoice | undefined;
  readonly returnPage: OrderLinesProps["returnPage"];
};

function OrderLine({ order, line, choice, returnPage }: OrderLineProps) {
  const hasBox = choice !== undefined && (choice.canChoose?.(line) ?? true);
  return (
    // By its own width: beside the account's menu a wide screen has a narrow column.
    <li className="@container py-4 first:pt-0 last:pb-0">
      <div className="flex gap-4 large-text:flex-col">
        {hasBox ? <LineBox line={line} choice={choice} /> : null}
        {choice && !hasBox ? <span className="size-6 shrink-0 print:hidden" /> : null}
        <SmallPicture
          mediaKey={line.image ?? ""}
          className="aspect-square size-20 shrink-0 rounded-md bg-tint object-cover"
        />
        <div className="min-w-0 flex-1 @xl:flex @xl:justify-between @xl:gap-4">
          <div className="min-w-0">
            <LineName line={line} />
            <LineExchanges line={line} />
            <LineNotes order={order} line={line} />
            <LineReturns order={order} line={line} returnPage={returnPage} />
            {hasBox ? choice.more?.(line) : null}
          </div>
          <LinePrice line={line} />
        </div>
      </div>
    </li>
  );
}

/**
 * How many at which price, with the list price struck through, and their sum; a gift is free
 * [ORD-31, ORD-35].
 */
function LinePrice({ line: { count, productPrice, salePrice, amount } }: { readonly line: ProductLine }) {
  const words = useWords("orders");
  const price = salePrice ?? 0;
  const list = productPrice ?? 0;
  return (
    <p className="figures mt-1 flex shrink-0 flex-wrap items-baseline large-text:shrink gap-x-3 text-sm @xl:mt-0 @xl:block @xl:text-right">
      <span className="text-quiet">
        {count} ×{" "}
        {list > price ? (
          <s>
            <span className="sr-only">{words("was")} </span>
            {formatRupiah(list)}
          </s>
        ) : null}{" "}
        {price === 0 && list > 0 ? null : formatRupiah(price)}
      </span>
      <span className="font-bold text-base @xl:block">{amount === 0 ? words("free") : formatRupiah(amount ?? 0)}</span>
    </p>
  );
}

/** Without its colour and size. */
export const nameOf = ({ skuName, attribute }: ProductLine): string => bareName(skuName, lineAttributes(attribute));

function LineBox({ line, choice }: { readonly line: ProductLine; readonly choice: LineChoice }) {
  const words = useWords("orders");
  const code = line.orderItemCode ?? "";
  return (
    <input
      type="checkbox"
      aria-label={words("chooseLine", { name: nameOf(line) })}
      checked={choice.chosen.includes(code)}
      onChange={(event) => choice.onChoose(code, event.target.checked)}
      className="mt-1 size-6 shrink-0 accent-accent print:hidden"
    />
  );
}

/** The product as a link, with its colour and size. */
function LineName({ line }: { readonly line: ProductLine }) {
  const attributes = lineAttributes(line.attribute);
  const name = nameOf(line);
  return (
    <>
      <a
        href={productAddress(name, line.productCode ?? "", line.skuCode ?? undefined)}
        className="font-bold hover:underline"
      >
        {name}
      </a>
      {attributes.length > 0 ? (
        <p className="mt-0.5 text-quiet text-sm">{attributes.map(({ value }) => value).join(" · ")}</p>
      ) : null}
    </>
  );
}

/** The sizes that the shopper has by now, and of how many pieces where not of all. */
function LineExchanges({ line: { exchangedTo, count: all } }: { readonly line: ProductLine }) {
  const words = useWords("orders");
  return (exchangedTo ?? []).map(({ sizeName: size, count }) => (
    <p key={size} className="mt-0.5 text-sm text-strong">
      {count === all ? words("exchangedTo", { size }) : words("exchangedToOfPieces", { size, count })}
    </p>
  ));
}

/**
 * Marks a gift [ORD-35], and shows shipping [ORD-34] and points [ORD-32]; an order that has ended
 * says above its lines that all points came back.
 */
function LineNotes({ order, line }: { readonly order: OrderLinesProps["order"]; readonly line: ProductLine }) {
  const words = useWords("orders");
  const note = lineNote(line, order);
  const date = shipsFrom(line);
  return (
    <>
      {line.isGift ? (
        <p className="mt-1 inline-block rounded-sm bg-club-soft px-2 py-0.5 font-semibold text-club text-xs">
          {words("gift")}
        </p>
      ) : null}
      {note ? <p className="mt-1 text-quiet text-sm">{"text" in note ? note.text : words(note.word)}</p> : null}
      {date ? <p className="mt-1 font-semibold text-sm text-warn">{words("preOrder", { date })}</p> : null}
      <SavingList
        savings={(line.activityList ?? []).flatMap(({ activityName, amount }) => {
          if (!activityName) return [];
          if (!amount || saysAmount(activityName, amount)) return activityName;
          return words("saving", { reason: activityName, amount: formatRupiah(amount) });
        })}
      />
      {line.usedPoint && !hasEnded(order.orderStatus) ? (
        <p className="mt-1 text-club text-sm">
          {words(hasEnded(Number(line.status)) ? "pointsBackBrief" : "linePoints", {
            points: formatPoints(line.usedPoint),
          })}
        </p>
      ) : null}
    </>
  );
}

/** The state of each return that pieces of the line are in, with a link to it [ORD-21]. */
function LineReturns({ order, line, returnPage }: Pick<OrderLineProps, "order" | "line" | "returnPage">) {
  const words = useWords("orders");
  return returnsOfLine(line, order.orderReturnOuts ?? []).map(({ returnCode, status, pieces }) => (
    <div key={returnCode}>
      {status ? (
        <p className="mt-1 font-semibold text-sm text-warn">
          {pieces === undefined
            ? words("returnStatus", { status })
            : words("returnStatusOfPieces", { status, count: pieces })}
        </p>
      ) : null}
      {returnPage ? (
        <a
          href={returnPage(returnCode)}
          className="inline-flex min-h-11 items-center font-bold text-sm underline underline-offset-4"
        >
          {words("returnDetail")}
        </a>
      ) : null}
    </div>
  ));
}
