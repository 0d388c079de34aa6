import type { ReactNode } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { isKnownStatus, statusFace, storePickup } from "../model/order-status.ts";
import { shownDay, shownMoment } from "../model/shown-dates.ts";
import { OrderCode } from "./order-code.tsx";
import { ProgressRail } from "./progress-rail.tsx";
import { StatusMark } from "./status-mark.tsx";
import { useStatusWords } from "./use-status-words.ts";

export type HeadedOrder = {
  readonly orderCode?: string | null;
  readonly orderDate?: string | null;
  readonly orderStatus?: number | null;
  readonly orderStatusStr?: string | null;
  readonly distributionType?: string | null;
  readonly expectTime?: string | null;
};

export type StatusHeadProps = {
  readonly order: HeadedOrder;
  readonly heading: "h1" | "h2";
  readonly children?: ReactNode;
};

/** Where the order stands, in words, and what happens next [ORD-08 to ORD-12]. */
export function StatusHead({ order, heading: Heading, children }: StatusHeadProps) {
  const words = useWords("orders");
  const statusWords = useStatusWords();
  const status = statusWords(order.orderStatus, order.orderStatusStr, order.distributionType);
  return (
    <section aria-label={status} className="rounded-lg border border-line bg-white p-5 md:p-7">
      <div className="flex items-start gap-4">
        <StatusMark status={order.orderStatus} big />
        <div className="min-w-0">
          <Heading className="text-2xl">{status}</Heading>
          <WhatNext order={order} />
        </div>
      </div>
      <ProgressRail status={order.orderStatus} distributionType={order.distributionType} />
      {children}
      <dl className="mt-5 flex flex-wrap items-center gap-x-8 border-line border-t pt-2 text-sm">
        <div className="flex items-center gap-2">
          <dt className="text-quiet">{words("orderCode")}</dt>
          <dd>
            <OrderCode code={order.orderCode ?? ""} />
          </dd>
        </div>
        <div className="flex min-h-11 items-center gap-2">
          <dt className="text-quiet">{words("orderDate")}</dt>
          <dd className="figures font-semibold">{shownMoment(order.orderDate)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** A sentence, and for orders under way a warning of what to mind [ORD-09, ORD-10]. */
function WhatNext({ order }: { readonly order: HeadedOrder }) {
  const words = useWords("orders");
  const { orderStatus: status } = order;
  if (!isKnownStatus(status)) return null;
  const pickedUp = order.distributionType === storePickup && (status === 31 || status === 51);
  const day = shownDay(order.expectTime);
  const expected = day !== "" && (status === 31 || status === 41 || status === 42) && !pickedUp;
  return (
    <>
      <p className="mt-1.5 max-w-prose text-strong">{words(pickedUp ? `next.pickUp.${status}` : `next.${status}`)}</p>
      {expected ? <p className="mt-1 font-semibold">{words("expected", { day })}</p> : null}
      {statusFace(status).warns ? (
        <p className="mt-3 flex max-w-prose items-start gap-2 text-sm text-warn">
          <Icon name="warning" className="mt-0.5 size-4" />
          {words(pickedUp ? "warning.pickUp" : status === 31 ? "warning.31" : "warning.onTheWay")}
        </p>
      ) : null}
    </>
  );
}
