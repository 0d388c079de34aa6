import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useState } from "react";
import { useClientState } from "../../../platform/client-state.ts";
import { useIsMember } from "../../../platform/order-address.ts";
import { usePage } from "../../../platform/page-context.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { useWords } from "../../../platform/use-words.ts";
import { ordersDocument } from "../data/order-documents.ts";
import { type ListView, listAddress, statesOfTab } from "../model/order-status.ts";
import { OrderCard } from "./order-card.tsx";
import { CardsSkeleton } from "./order-skeleton.tsx";

const pageSize = 10;

/** How many pages were open in a view: coming back finds as much as was left, so that the place in it can be found again [ORD-06, SHL-24]. */
const openPages = new Map<string, number>();

/** The orders of a view, page under page. @param path of the list that they are in */
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

function ListPage({
  view,
  path,
  pageNum,
  onMore,
}: {
  readonly view: ListView;
  readonly path: string;
  readonly pageNum: number;
  /** Only the last page offers a next one. */
  readonly onMore?: () => void;
}) {
  const words = useWords("orders");
  const failureText = useFailureText();
  const { language } = usePage();
  const isMember = useIsMember();
  // What is kept of one member is not shown to the next who signs in here.
  const who = useClientState(({ accountInfo }) => accountInfo?.userCode ?? "");
  const orderStatus = statesOfTab(view.tab);
  const { loaded, reload } = useShopQuery(
    ordersDocument,
    {
      isMember,
      input: {
        deliveryType: view.deliveryType,
        pageNum,
        pageSize,
        ...(orderStatus.length > 0 ? { orderStatus: [...orderStatus] } : {}),
      },
    },
    { keepAs: `orders ${who} ${language} ${listAddress(view, path)} ${pageNum}` },
  );
  if (loaded.state === "loading") return <CardsSkeleton />;
  if (loaded.state === "failed") {
    return (
      <EmptyState title={words("failedTitle")} text={failureText(loaded.failure)}>
        <Button onClick={() => void reload()}>{words("tryAgain")}</Button>
      </EmptyState>
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

const noOrders = { dataList: [], pageInfo: { hasNextPage: false } };

/** Nothing in this view [ORD-22]: the shop, or all orders where only a tab is empty. */
function NoOrders({ view, path }: { readonly view: ListView; readonly path: string }) {
  const words = useWords("orders");
  const all = listAddress({ ...view, tab: "all" }, path);
  return (
    <EmptyState title={words("empty")} text={words(view.tab === "all" ? "emptyText" : "emptyTabText")}>
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
