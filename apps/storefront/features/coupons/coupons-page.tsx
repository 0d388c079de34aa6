import { buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { ReadFailed } from "../../platform/gateway/read-failed.tsx";
import { MoreOfList } from "../../platform/session/more-of-list.tsx";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { couponListDocument } from "./data/coupon-documents.ts";
import { BackToCheckout } from "./parts/back-to-checkout.tsx";
import { CouponCard } from "./parts/coupon-card.tsx";
import { type InCheckout, useInCheckout } from "./parts/use-in-checkout.ts";

const pageSize = 20;

/** A member's coupons, and those for everyone, with what each would save now [ACC-10, Q84]. */
export function CouponsPage() {
  const words = useWords("coupons");
  const { guard } = useLoaderData<GuardedData>();
  const checkout = useInCheckout();
  return (
    <AccountLayout guard={guard} waiting={<Waiting />}>
      {checkout ? <BackToCheckout checkoutId={checkout.checkoutId} /> : null}
      <h1 className="text-3xl">{words("title")}</h1>
      <p className="mt-2 mb-6 text-quiet">{words(checkout ? "textInCheckout" : "text")}</p>
      <Coupons checkout={checkout} />
    </AccountLayout>
  );
}

function Coupons({ checkout }: { readonly checkout: InCheckout | undefined }) {
  const words = useWords("coupons");
  const [pages, setPages] = useState(1);
  const { loaded, last, reload } = useShopRead(
    couponListDocument,
    { pageInput: { pageNum: 1, pageSize: pages * pageSize } },
    { keepLast: true },
  );
  if (!last)
    return loaded.state === "failed" ? (
      <ReadFailed title={words("failedTitle")} failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    ) : (
      <Waiting />
    );
  const { dataList, pageInfo } = last.value.couponList;
  if (dataList.length === 0)
    return (
      <EmptyState art="nothing-found" title={words("none")} text={words("noneText")}>
        <a href="/plp/search" className={buttonClass("primary")}>
          {words("noneAction")}
        </a>
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-4 xl:grid-cols-2" data-coupons="">
        {dataList.map((coupon) => (
          <CouponCard key={coupon.couponCode} coupon={coupon} checkout={checkout} />
        ))}
      </ul>
      <MoreOfList
        className="mt-8 text-center"
        words={{ more: words("more"), tryAgain: words("tryAgain") }}
        hasMore={pageInfo?.hasNextPage ?? false}
        failure={loaded.state === "failed" ? loaded.failure : undefined}
        onMore={() => setPages(pages + 1)}
        onRetry={() => void reload()}
      />
    </>
  );
}

function Waiting() {
  const words = useWords("coupons");
  return (
    <div role="status" className="grid gap-4 xl:grid-cols-2">
      <span className="sr-only">{words("loading")}</span>
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-48 rounded-lg" />
      ))}
    </div>
  );
}
