import { buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useReloadOnReturn } from "../../../platform/browser/use-reload-on-return.ts";
import { ReadFailed } from "../../../platform/gateway/read-failed.tsx";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { orderDetailDocument } from "../data/order-documents.ts";
import { OrderBody } from "./order-body.tsx";
import { OrderSkeleton } from "./order-skeleton.tsx";

/** One order with a link back to its list. */
export function OrderDetailView({
  orderCode,
  listAddress,
}: {
  readonly orderCode: string;
  readonly listAddress: string;
}) {
  const words = useWords("orders");
  return (
    <>
      <a
        href={listAddress}
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-sm hover:underline print:hidden"
      >
        <Icon name="left" className="size-4" />
        {words("allOrders")}
      </a>
      <LoadedOrder key={orderCode} orderCode={orderCode} />
    </>
  );
}

function LoadedOrder({ orderCode }: { readonly orderCode: string }) {
  const words = useWords("orders");
  const { loaded, reload } = useShopRead(orderDetailDocument, { orderCode });
  useReloadOnReturn(reload);
  if (loaded.state === "loading") return <OrderSkeleton />;
  if (loaded.state === "failed") {
    return (
      <ReadFailed
        heading="h1"
        title={words("failedTitle")}
        failure={loaded.failure}
        again={words("tryAgain")}
        onAgain={reload}
      />
    );
  }
  const order = loaded.value.getCustomOrderDetail;
  if (!order) {
    return (
      <EmptyState art="nothing-found" heading="h1" title={words("unknownTitle")} text={words("unknownText")}>
        <a href={`/order/track?orderCode=${encodeURIComponent(orderCode)}`} className={buttonClass()}>
          {words("trackTitle")}
        </a>
      </EmptyState>
    );
  }
  return <OrderBody order={order} reload={reload} />;
}
