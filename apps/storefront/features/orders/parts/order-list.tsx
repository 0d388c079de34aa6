import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useState } from "react";
import { usePage } from "../../../platform/page-context.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { useWords } from "../../../platform/use-words.ts";
import { guestOrdersDocument } from "../data/order-documents.ts";
import { type ListView, listAddress, statesOfTab } from "../model/order-status.ts";
import { OrderCard } from "./order-card.tsx";
import { CardsSkeleton } from "./order-skeleton.tsx";

const pageSize = 10;

/** How many pages were open in a view: coming back finds as much as was left, so that the place in it can be found again [ORD-06, SHL-24]. */
const openPages = new Map<string, number>();

/** The orders of a view, page under page. */
export function OrderList({ view }: { readonly view: ListView }) {
  const address = listAddress(view);
  const [pages, setPages] = useState(() => openPages.get(address) ?? 1);
  const more = (): void => {
    openPages.set(address, pages + 1);
    setPages(pages + 1);
  };
  return (
    <div className="space-y-4">
      {Array.from({ length: pages }, (_, index) => (
        <ListPage key={index} view={view} pageNum={index + 1} {...(index === pages - 1 ? { onMore: more } : {})} />
      ))}
    </div>
  );
}

function ListPage({
  view,
  pageNum,
  onMore,
}: {
  readonly view: ListView;
  readonly pageNum: number;
  /** Only the last page offers a next one. */
  readonly onMore?: () => void;
}) {
  const words = useWords("orders");
  const failureText = useFailureText();
  const { language } = usePage();
  const orderStatus = statesOfTab(view.tab);
  const { loaded, reload } = useShopQuery(
    guestOrdersDocument,
    {
      input: {
        deliveryType: view.deliveryType,
        pageNum,
        pageSize,
        ...(orderStatus.length > 0 ? { orderStatus: [...orderStatus] } : {}),
      },
    },
    { keepAs: `orders ${language} ${listAddress(view)} ${pageNum}` },
  );
  if (loaded.state === "loading") return <CardsSkeleton />;
  if (loaded.state === "failed") {
    return (
      <EmptyState title={words("failedTitle")} text={failureText(loaded.failure)}>
        <Button onClick={() => void reload()}>{words("tryAgain")}</Button>
      </EmptyState>
    );
  }
  const { dataList, pageInfo } = loaded.value.guestOrderList;
  if (dataList.length === 0 && pageNum === 1) return <NoOrders view={view} />;
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

/** Nothing in this view [ORD-22]: the shop, or all orders where only a tab is empty. */
function NoOrders({ view }: { readonly view: ListView }) {
  const words = useWords("orders");
  const all = listAddress({ ...view, tab: "all" });
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
