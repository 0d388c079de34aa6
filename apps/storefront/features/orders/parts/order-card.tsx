import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";
import { showToast } from "../../../platform/browser/toasts.ts";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ListedOrder } from "../data/order-documents.ts";
import { piecesOf } from "../model/cancellation.ts";
import { returnOfCard } from "../model/card-return.ts";
import { actionsOf } from "../model/order-actions.ts";
import { hasEnded, isUnderWay } from "../model/order-status.ts";
import { isDeliveryFailed } from "../model/parcel-news.ts";
import { shownDay } from "../model/shown-dates.ts";
import { isReadyOrCollected } from "../model/what-next.ts";
import { orderAddress, useIsMember } from "../order-address.ts";
import { StatusMark } from "./status-mark.tsx";
import { useOrderActions } from "./use-order-actions.ts";
import { useStatusWords } from "./use-status-words.ts";

const mostPictures = 4;

/** An order in the list: its state, pictures of its items, its total, and the next action. */
export function OrderCard({ order, onChange }: { readonly order: ListedOrder; readonly onChange: () => void }) {
  const words = useWords("orders");
  const address = orderAddress(order.orderCode, useIsMember(), order.distributionType);
  const lines = order.productList ?? [];
  // A line of which some pieces were cancelled comes in two parts.
  const goods = [...new Map(lines.map((line) => [line.orderItemCode, line])).values()];
  return (
    <article aria-label={words("orderNamed", { code: order.orderCode })} className={`${outlinedClass} p-4 md:p-6`}>
      <Head order={order} address={address} />
      <div className="mt-4 gap-6 md:flex md:items-end">
        <div className="min-w-0 flex-1">
          <Pictures lines={goods} />
          <p className="mt-3 line-clamp-1 text-sm text-strong">{goods.map(({ skuName }) => skuName).join(" · ")}</p>
          <p className="text-quiet text-sm">
            {order.distributionType === storePickup
              ? words("atStore", { store: order.orderReceiveOut?.storeName ?? "" })
              : words("toAddress")}
          </p>
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-4 md:mt-0 md:block md:border-0 md:pt-0 md:text-right">
          <Sum order={order} />
          <div className="flex flex-wrap items-center gap-2 md:mt-3">
            <NextAction order={order} address={address} onChange={onChange} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Its state, its day and its number. */
function Head({ order, address }: { readonly order: ListedOrder; readonly address: string }) {
  const statusWords = useStatusWords();
  return (
    <header className="flex items-center gap-3">
      <StatusMark status={order.orderStatus} isFailed={isDeliveryFailed(order)} />
      <div className="min-w-0">
        <h2 className="text-lg leading-tight tracking-tight">
          <a href={address} className="hover:underline">
            {statusWords(order)}
          </a>
        </h2>
        <p className="figures truncate text-quiet text-sm">
          {shownDay(order.orderDate)} · {order.orderCode}
        </p>
      </div>
    </header>
  );
}

/** How many pieces, for how much, with which points, and what came back of it. */
function Sum({ order }: { readonly order: ListedOrder }) {
  const words = useWords("orders");
  return (
    <p>
      <span className="block text-quiet text-sm">
        <PieceCount lines={order.productList ?? []} />
      </span>
      <span className="figures font-extrabold text-lg">{formatRupiah(order.amount ?? 0)}</span>
      {order.usedPoint ? (
        <span className="block text-club text-sm">
          {words(hasEnded(order.orderStatus) ? "pointsBackBrief" : "pointsUsed", {
            points: formatPoints(order.usedPoint),
          })}
        </span>
      ) : null}
      <Returned order={order} />
    </p>
  );
}

/** That the sum above is no longer what the order costs, or may not be. */
function Returned({ order }: { readonly order: ListedOrder }) {
  const words = useWords("orders");
  const told = returnOfCard(order.orderReturnOuts ?? []);
  if (!told) return null;
  if (told.kind === "underWay")
    return <span className="block text-sm text-strong">{words("returnBrief", { status: told.status })}</span>;
  return (
    <>
      {told.amount > 0 ? (
        <span className="block text-sm text-strong">
          {words("refundedBrief", { amount: formatRupiah(told.amount) })}
        </span>
      ) : null}
      {told.points > 0 ? (
        <span className="block text-club text-sm">
          {words("pointsBackBrief", { points: formatPoints(told.points) })}
        </span>
      ) : null}
    </>
  );
}

type PieceCountProps = { readonly lines: Parameters<typeof piecesOf>[0] };

/** How many pieces, and how many of them were cancelled where others are left. */
function PieceCount({ lines }: PieceCountProps) {
  const words = useWords("orders");
  const { kept, cancelled: ended } = piecesOf(lines);
  if (kept > 0 && ended > 0) return words("piecesLeft", { count: kept, cancelled: ended });
  return words("pieces", { count: kept + ended });
}

function Pictures({ lines }: { readonly lines: NonNullable<ListedOrder["productList"]> }) {
  const more = lines.length - mostPictures;
  return (
    <ul className="flex flex-wrap gap-2">
      {lines.slice(0, mostPictures).map((line, index) => (
        <li key={line.orderItemCode ?? index}>
          <SmallPicture
            mediaKey={line.image ?? ""}
            className="aspect-square size-18 rounded-md bg-tint object-cover md:size-20"
          />
        </li>
      ))}
      {more > 0 ? (
        <li className="grid size-18 place-items-center rounded-md bg-tint font-bold text-quiet md:size-20">+{more}</li>
      ) : null}
    </ul>
  );
}

/** The list is read again after a refusal, so it would not stay on a card. */
const tellRefusal = (text: string): void => showToast(text, { kind: "error" });

type NextActionProps = { readonly order: ListedOrder; readonly address: string; readonly onChange: () => void };

/**
 * Pay, show the store code, track the parcel, or buy again; the details are always one press away.
 */
function NextAction({ order, address, onChange }: NextActionProps) {
  const words = useWords("orders");
  const { work, pay, buyAgain } = useOrderActions(order.orderCode, onChange, { onRefused: tellRefusal });
  const isUnpaid = actionsOf(order).pay;
  if (!isUnpaid && isUnderWay(order.orderStatus)) {
    return (
      <OrderLink look="ink" word={isReadyOrCollected(order) ? "showCode" : "track"} order={order} address={address} />
    );
  }
  const name = isUnpaid ? "pay" : "buyAgain";
  const word = words(isUnpaid ? "payNow" : "buyAgain");
  return (
    <>
      <OrderLink look="quiet" word="details" order={order} address={address} />
      <Button
        look={isUnpaid ? "primary" : "outline"}
        size="small"
        aria-label={`${word}, ${words("ofOrder", { code: order.orderCode })}`}
        busy={work.working === name}
        onClick={isUnpaid ? pay : buyAgain}
      >
        {word}
      </Button>
    </>
  );
}

type OrderLinkProps = Pick<NextActionProps, "order" | "address"> & {
  readonly look: "ink" | "quiet";
  readonly word: "details" | "showCode" | "track";
};

/** A link to the order, named with its number. */
function OrderLink({ look, word, order, address }: OrderLinkProps) {
  const words = useWords("orders");
  const name = words("ofOrder", { code: order.orderCode });
  return (
    <a href={address} className={buttonClass(look, "small")} aria-label={`${words(word)}, ${name}`}>
      {words(word)}
    </a>
  );
}
