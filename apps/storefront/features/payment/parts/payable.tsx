import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { orderAddress, useIsMember } from "../../orders/order-address.ts";
import { type PayableProps, PayNow } from "./pay-now.tsx";
import { useOwnPayer } from "./payer.ts";
import { useSwitching } from "./use-switching.ts";

export function Payable({ instruction, ask }: PayableProps) {
  const words = useWords("payment");
  const isMember = useIsMember();
  const { orderCode, kind } = instruction;
  const { payer, switches, place } = useSwitching(useOwnPayer(orderCode, ask));
  return (
    <>
      <h1 className="text-3xl">{words(kind === "CASH" ? "titleCash" : "title")}</h1>
      <p className="figures mt-2 text-quiet">{words("order", { code: orderCode })}</p>
      <div ref={place} className="mt-6 scroll-mt-28 space-y-4">
        <PayNow instruction={instruction} ask={ask} payer={payer} switches={switches} />
        <a
          href={orderAddress(orderCode, isMember)}
          className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4"
        >
          <Icon name="receipt" />
          {words("toOrder")}
        </a>
      </div>
    </>
  );
}
