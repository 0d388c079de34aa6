import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";
import { useState } from "react";
import { ReadFailed } from "../../../platform/gateway/read-failed.tsx";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type ListedReturn, returnListDocument } from "../data/return-documents.ts";
import { backAs } from "../model/back-as.ts";
import { givesBack } from "../model/return-tone.ts";
import { returnAddress } from "../return-address.ts";
import { StatusChip } from "./status-chip.tsx";
import { Trail } from "./trail.tsx";

/** Where the orders are that these returns are of. */
const orderListOf = (ofMember: boolean): string => (ofMember ? "/account/order" : "/order");

/** One's returns, newest first, page by page. @param ofMember a guest's lead to their order */
export function ReturnList({ ofMember }: { readonly ofMember: boolean }) {
  const words = useWords("returns");
  const [pages, setPages] = useState(1);
  return (
    <>
      <Trail parents={[{ name: words("myOrders"), address: orderListOf(ofMember) }]} here={words("listTitle")} />
      <h1 className="mt-1 mb-5 text-3xl">{words("listTitle")}</h1>
      <div className="space-y-4">
        {Array.from({ length: pages }, (_, index) => (
          <ListPage
            key={index}
            pageNum={index + 1}
            ofMember={ofMember}
            {...(index === pages - 1 ? { onMore: () => setPages(pages + 1) } : {})}
          />
        ))}
      </div>
    </>
  );
}

type ListPageProps = { readonly pageNum: number; readonly ofMember: boolean; readonly onMore?: () => void };

function ListPage({ pageNum, ofMember, onMore }: ListPageProps) {
  const words = useWords("returns");
  const { loaded, reload } = useShopRead(returnListDocument, { pageNum }, { cache: "refresh" });
  if (loaded.state === "loading") return <Skeleton className="h-40" />;
  if (loaded.state === "failed")
    return (
      <ReadFailed title={words("failedTitle")} failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    );
  const { dataList, pageInfo } = loaded.value.returnList;
  if (dataList.length === 0 && pageNum === 1)
    return (
      <EmptyState art="no-orders" title={words("empty")} text={words("emptyText")}>
        <a href={orderListOf(ofMember)} className={buttonClass("outline")}>
          {words("myOrders")}
        </a>
      </EmptyState>
    );
  return (
    <>
      {dataList.map((one) => (
        <ReturnCard key={one.returnCode} one={one} ofMember={ofMember} />
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

function ReturnCard({ one, ofMember }: { readonly one: ListedReturn; readonly ofMember: boolean }) {
  const words = useWords("returns");
  const { returnCode, orderCode, status, afterSaleStatusStr, createTime, returnMode, amount, points, products } = one;
  // Where points paid all of it, no money goes back.
  const money = backAs({ amount, points }) === "POINTS" ? null : formatRupiah(amount);
  const back = returnMode === "EXCHANGE" ? words("exchange") : money;
  const address = ofMember ? returnAddress(orderCode, returnCode) : `/order/detail/${encodeURIComponent(orderCode)}`;
  return (
    <article aria-label={returnCode} className={`${outlinedClass} p-4 md:p-6`}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatusChip status={status} text={afterSaleStatusStr} />
        <p className="figures text-quiet text-sm">
          {returnCode} · {createTime.slice(0, 10)}
        </p>
      </header>
      <ul className="mt-4 flex flex-wrap gap-4">
        {products.map(({ skuName, image, count }) => (
          <li key={skuName} className="flex min-w-0 items-center gap-3 text-sm">
            <SmallPicture mediaKey={image ?? ""} className="size-14 shrink-0 rounded-md bg-tint object-cover" />
            <span className="min-w-0">
              {count} × {skuName}
            </span>
          </li>
        ))}
      </ul>
      <footer className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p className="figures font-bold">
          {givesBack(status) ? back : null}
          {points > 0 && givesBack(status) ? (
            <span className="block font-normal text-club text-sm">
              {formatPoints(points)} {words("points")}
            </span>
          ) : null}
        </p>
        <a href={address} className={buttonClass("outline", "small")} aria-label={`${words("detail")}, ${returnCode}`}>
          {words("detail")}
        </a>
      </footer>
    </article>
  );
}
