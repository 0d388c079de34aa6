import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { ReadFailed } from "../../../platform/gateway/read-failed.tsx";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { ordersDocument } from "../data/order-documents.ts";
import { type ListView, listAddress, statesOfTab } from "../model/order-status.ts";
import { useIsMember } from "../order-address.ts";
import { OrderCard } from "./order-card.tsx";
import { CardsSkeleton } from "./order-skeleton.tsx";

const pageSize = 10;

/**
 * How many pages were open in a view, so that returning restores them and the scroll position
 * [ORD-06, SHL-24].
 */
const openPages = new Map<string, number>();

/** The orders of a view, page by page. @param path of the list that they are in */
export function OrderList({ view, path }: { readonly view: ListView; readonly path: string }) {
  const address = listAddress(view, path);
  const [pages, setPages] = useState(() => openPages.get(address) ?? 1);
  const more = (): void => {
    openPages.set(address, pages + 1);
    setPages(pages + 1);
  };
  return (
    <div className="space-y-4">
      {Array.from({ length: pages }, (_, index) => (
        <ListPage
          key={index}
          view={view}
          path={path}
          pageNum={index + 1}
          {...(index === pages - 1 ? { onMore: more } : {})}
        />
      ))}
    </div>
  );
}

type ListPageProps = {
  readonly view: ListView;
  readonly path: string;
  /** Counted from 1. */
  readonly pageNum: number;
  /** Only the last page offers a next one. */
  readonly onMore?: () => void;
};

function ListPage({ view, path, pageNum, onMore }: ListPageProps) {
  const words = useWords("orders");
  const isMember = useIsMember();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { loaded, reload } = useShopRead(
    ordersDocument,
    { isMember, input: inputOf(view, pageNum) },
    { cache: isReturn ? "return" : "refresh" },
  );
  if (loaded.state === "loading") return <CardsSkeleton />;
  if (loaded.state === "failed") {
    return (
      <ReadFailed title={words("failedTitle")} failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    );
  }
  const { dataList, pageInfo } = loaded.value.orderList ?? loaded.value.guestOrderList ?? noOrders;
  if (dataList.length === 0 && pageNum === 1) return <NoOrders view={view} path={path} />;
  return (
    <>
      {dataList.map((order) => (
        <OrderCard key={order.orderCode} order={order} onChange={() => void reload()} />
      ))}
      {onMore && pageInfo.hasNextPage ? (
        <div className="pt-4 text-center">
          <Button look="outline" onClick={onMore}>
            {words("more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function inputOf({ tab, deliveryType }: ListView, pageNum: number) {
  const orderStatus = statesOfTab(tab);
  return { deliveryType, pageNum, pageSize, ...(orderStatus.length > 0 ? { orderStatus: [...orderStatus] } : {}) };
}

const noOrders = { dataList: [], pageInfo: { hasNextPage: false } };

/** An empty view [ORD-22]: a link to the shop, or to all orders if only this tab is empty. */
function NoOrders({ view, path }: { readonly view: ListView; readonly path: string }) {
  const words = useWords("orders");
  const all = listAddress({ ...view, tab: "all" }, path);
  return (
    <EmptyState art="no-orders" title={words("empty")} text={words(view.tab === "all" ? "emptyText" : "emptyTabText")}>
      {view.tab === "all" ? (
        <div className="flex flex-wrap justify-center gap-3">
          <a href="/plp/search" className={buttonClass()}>
            {words("startShopping")}
          </a>
          <a href="/order/track" className={buttonClass("outline")}>
            {words("trackTitle")}
          </a>
        </div>
      ) : (
        <a href={all} className={buttonClass("outline")}>
          {words("tab.all")}
        </a>
      )}
    </EmptyState>
  );
}
