import { buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useEffect, useRef, useState } from "react";
import { useLoaderData } from "react-router";
import { ReadFailed } from "../../platform/gateway/read-failed.tsx";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { MoreOfList } from "../../platform/session/more-of-list.tsx";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { mergeDeviceWishes } from "./data/wish-calls.ts";
import { wishlistDocument } from "./data/wishlist-documents.ts";
import { Reminders } from "./parts/reminders.tsx";
import { WishCard } from "./parts/wish-card.tsx";

const pageSize = 20;

/** What a member wishes for, and the sizes that they wait for [ACC-10, Q84]. */
export function WishlistPage() {
  const words = useWords("wishlist");
  const { guard } = useLoaderData<GuardedData>();
  return (
    <AccountLayout guard={guard} waiting={<Waiting />}>
      <h1 className="mb-6 text-3xl">{words("title")}</h1>
      <Wishes />
      <Reminders />
    </AccountLayout>
  );
}

function Wishes() {
  const words = useWords("wishlist");
  const [pages, setPages] = useState(1);
  const { loaded, last, reload } = useShopRead(
    wishlistDocument,
    { pageInput: { pageNum: 1, pageSize: pages * pageSize } },
    { keepLast: true },
  );
  const latest = useRef(reload);
  latest.current = reload;
  const member = useClientState(isMember);
  useEffect(() => {
    if (member) void mergeDeviceWishes().then((isMerged) => (isMerged ? latest.current() : undefined));
  }, [member]);
  if (!last)
    return loaded.state === "failed" ? (
      <ReadFailed title={words("failedTitle")} failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    ) : (
      <Waiting />
    );
  const { dataList, itemList, pageInfo } = last.value.wishlist;
  if (dataList.length === 0)
    return (
      <EmptyState art="nothing-found" title={words("empty")} text={words("emptyText")}>
        <a href="/plp/search" className={buttonClass("primary")}>
          {words("emptyAction")}
        </a>
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-2 large-text:grid-cols-1 gap-x-4 gap-y-8 md:grid-cols-3" data-wishes="">
        {dataList.map((product, at) => (
          <li key={product.productCode} className="flex flex-col">
            <WishCard product={product} item={itemList[at]} onChanged={reload} />
          </li>
        ))}
      </ul>
      <MoreOfList
        className="mt-8 text-center"
        words={{ more: words("more"), tryAgain: words("tryAgain") }}
        hasMore={pageInfo.hasNextPage}
        failure={loaded.state === "failed" ? loaded.failure : undefined}
        onMore={() => setPages(pages + 1)}
        onRetry={() => void reload()}
      />
    </>
  );
}

function Waiting() {
  const words = useWords("wishlist");
  return (
    <div role="status" className="grid grid-cols-2 large-text:grid-cols-1 gap-4 md:grid-cols-3">
      <span className="sr-only">{words("loading")}</span>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="h-80 rounded-lg" />
      ))}
    </div>
  );
}
