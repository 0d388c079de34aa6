import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useEffect } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { usePage } from "../../../platform/page-context.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { useWords } from "../../../platform/use-words.ts";
import { orderDetailDocument } from "../data/order-documents.ts";
import { OrderBody } from "./order-body.tsx";
import { OrderSkeleton } from "./order-skeleton.tsx";

/** One order with the way back to its list. */
export function OrderDetailView({
  orderCode,
  listAddress,
}: {
  readonly orderCode: string;
  readonly listAddress: string;
}) {
  const words = useWords("orders");
  const { language } = usePage();
  return (
    <>
      <a href={listAddress} className="inline-flex min-h-11 items-center gap-1 font-semibold text-sm hover:underline">
        <Icon name="left" className="size-4" />
        {words("allOrders")}
      </a>
      {/* Texts of the server come in the page's language: in another the order is asked for anew. */}
      <LoadedOrder key={`${orderCode} ${language}`} orderCode={orderCode} />
    </>
  );
}

function LoadedOrder({ orderCode }: { readonly orderCode: string }) {
  const words = useWords("orders");
  const failureText = useFailureText();
  const { loaded, reload } = useShopQuery(orderDetailDocument, { orderCode });
  useReloadOnReturn(reload);
  if (loaded.state === "loading") return <OrderSkeleton />;
  if (loaded.state === "failed") {
    return (
      <EmptyState heading="h1" title={words("failedTitle")} text={failureText(loaded.failure)}>
        <Button onClick={() => void reload()}>{words("tryAgain")}</Button>
      </EmptyState>
    );
  }
  const order = loaded.value.getCustomOrderDetail;
  if (!order) {
    return (
      <EmptyState heading="h1" title={words("unknownTitle")} text={words("unknownText")}>
        <a href={`/order/track?orderCode=${encodeURIComponent(orderCode)}`} className={buttonClass()}>
          {words("trackTitle")}
        </a>
      </EmptyState>
    );
  }
  return <OrderBody order={order} reload={reload} />;
}

/** Whoever comes back from the bank's page sees what has become of the order. */
function useReloadOnReturn(reload: () => Promise<void>): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === "visible") void reload();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [reload]);
}
