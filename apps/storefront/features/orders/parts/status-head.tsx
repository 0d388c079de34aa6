import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";
import type { ReactNode } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { partOf } from "../model/order-part.ts";
import { isUnderWay } from "../model/order-status.ts";
import { isDeliveryFailed } from "../model/parcel-news.ts";
import { pointsBack } from "../model/points-back.ts";
import { orderShipsFrom } from "../model/ships-from.ts";
import { shownDay, shownMomentWithZone } from "../model/shown-dates.ts";
import {
  cashWord,
  isPaidByPoints,
  isReadyOrCollected,
  nextWord,
  type StandingOrder,
  warningWord,
} from "../model/what-next.ts";
import { OrderCode } from "./order-code.tsx";
import { ProgressRail } from "./progress-rail.tsx";
import { StatusMark } from "./status-mark.tsx";
import { useStatusWords } from "./use-status-words.ts";

export type HeadedOrder = StandingOrder & {
  readonly orderCode?: string | null;
  readonly orderDate?: string | null;
  readonly orderStatusStr?: string | null;
  readonly expectTime?: string | null;
  readonly collectBy?: string | null;
  readonly usedPoint?: number | null;
  readonly returnedPoint?: number | null;
};

export type StatusHeadProps = {
  readonly order: HeadedOrder;
  readonly heading: "h1" | "h2";
  readonly children?: ReactNode;
};

/** The order's state in words, and what happens next [ORD-08 to ORD-12]. */
export function StatusHead({ order, heading: Heading, children }: StatusHeadProps) {
  const words = useWords("orders");
  const statusWords = useStatusWords();
  const isFailed = isDeliveryFailed(order);
  const part = isFailed ? undefined : partOf(order);
  const status = part ? words(`part.${part}`) : statusWords(order);
  return (
    <section aria-label={status} className={`${outlinedClass} p-5 md:p-7`}>
      <div className="flex items-start gap-4">
        <StatusMark status={order.orderStatus} isFailed={isFailed} big />
        <div className="min-w-0">
          <Heading className="text-2xl">{status}</Heading>
          <WhatNext order={order} />
        </div>
      </div>
      {isFailed ? null : <CashNote order={order} />}
      <ProgressRail order={order} />
      {children}
      <dl className="mt-5 flex flex-wrap items-center gap-x-8 border-line border-t pt-2 text-sm">
        <div className="flex flex-wrap items-center gap-x-2">
          <dt className="text-quiet">{words("orderCode")}</dt>
          <dd>
            <OrderCode code={order.orderCode ?? ""} />
          </dd>
        </div>
        <div className="flex min-h-11 flex-wrap items-center gap-x-2">
          <dt className="text-quiet">{words("orderDate")}</dt>
          <dd className="figures font-semibold">{shownMomentWithZone(order.orderDate)}</dd>
        </div>
      </dl>
    </section>
  );
}

/**
 * A sentence, points that came back where nothing else did, and a warning for orders under way
 * [ORD-09, ORD-10].
 */
function WhatNext({ order }: { readonly order: HeadedOrder }) {
  const words = useWords("orders");
  const next = nextWord(order);
  const warning = warningWord(order);
  const points = pointsBack(order).withState;
  const day = shownDay(order.expectTime);
  const expected =
    day !== "" && isUnderWay(order.orderStatus) && !isReadyOrCollected(order) && !isDeliveryFailed(order);
  return (
    <>
      {next ? (
        <p className="mt-1.5 max-w-prose text-strong">{words(next, { date: orderShipsFrom(order) ?? "" })}</p>
      ) : null}
      {points > 0 ? (
        <p className="mt-1.5 max-w-prose text-strong">{words("pointsBack", { points: formatPoints(points) })}</p>
      ) : null}
      {expected ? <p className="mt-1 font-semibold">{words("expected", { day })}</p> : null}
      {warning ? (
        <p className="mt-3 flex max-w-prose items-start gap-2 text-sm text-warn">
          <Icon name="warning" className="mt-0.5 size-4" />
          {words(warning)}
        </p>
      ) : null}
    </>
  );
}

/** An order in cash, or paid by points alone, had no payment page: it is thanked for here. */
function CashNote({ order }: { readonly order: HeadedOrder }) {
  const words = useWords("orders");
  const word = cashWord(order);
  const amount = formatRupiah(order.amount ?? order.total ?? 0);
  // Once it is on its way, nobody is thanked for it again.
  const isNew = order.orderStatus === 31;
  if (isPaidByPoints(order)) {
    if (!isNew) return null;
    return (
      <Notice tone="good" size="normal" className="mt-5">
        {words("cash.thanks")} {words("paidByPoints")}
      </Notice>
    );
  }
  if (!word) return null;
  return (
    <Notice tone="good" size="normal" icon="receipt" className="mt-5">
      {isNew ? `${words("cash.thanks")} ` : ""}
      <strong>{words(word, { amount })}</strong> {words("cash.prepare")}
      {order.collectBy ? ` ${words("cash.collectBy", { moment: shownMomentWithZone(order.collectBy) })}` : null}
    </Notice>
  );
}
