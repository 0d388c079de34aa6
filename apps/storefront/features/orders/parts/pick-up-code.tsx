import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";

/** The code to show in the store while the order is ready for pick-up [ORD-37, Q93]. */
export function PickUpCode({ order }: { readonly order: OrderDetail }) {
  const words = useWords("orders");
  const code = order.orderReceiveOut?.storeConfirmCode;
  if (!code || order.distributionType !== storePickup || order.orderStatus !== 31) return null;
  return (
    <div className="mt-5 rounded-md bg-club-soft p-4 text-center text-club">
      <p className="font-semibold text-sm">{words("confirmCode")}</p>
      <p className="figures mt-1 font-extrabold text-3xl tracking-[0.14em]">{code}</p>
      <p className="mt-1 text-sm">{words("confirmCodeHelp")}</p>
    </div>
  );
}
