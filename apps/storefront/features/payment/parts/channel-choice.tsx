import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useState } from "react";
import { useWords } from "../../../platform/use-words.ts";
import { CardFields, cardFieldId } from "../../payment-methods/card-fields.tsx";
import { ChannelPicker } from "../../payment-methods/channel-picker.tsx";
import { pathTo } from "../../payment-methods/payment-channel.ts";
import { useCard } from "../../payment-methods/use-card.ts";
import { useChannels } from "../../payment-methods/use-channels.ts";
import type { Instruction } from "../model/payment-view.ts";
import { usePayAgain } from "./use-pay-again.ts";

/** The channels for this order's amount; cash is not among them, since the order was placed to be paid before. */
export function ChannelChoice({ instruction }: { readonly instruction: Instruction }) {
  const words = useWords("payment");
  const methodWords = useWords("payment-methods");
  const { loaded, reload } = useChannels({ orderAmount: instruction.amount, supportCod: 0, distributionType: "11" });
  const [code, setCode] = useState<string>();
  const card = useCard();
  const { pay, busy, refusal } = usePayAgain(instruction.orderCode);
  if (loaded.state === "loading") return <Skeleton className="mt-4 h-56" />;
  if (loaded.state === "failed") {
    return (
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-soft p-4 text-warn">
        <p>{methodWords("failed")}</p>
        <Button look="outline" size="small" onClick={() => void reload()}>
          {methodWords("tryAgain")}
        </Button>
      </div>
    );
  }
  const channel = pathTo(loaded.value, code).at(-1);
  const isCard = channel?.paymentMethod === "CARD";
  const press = (): void => {
    if (!channel?.code) return;
    if (!isCard || card.firstFaulty === undefined) return pay(channel.code, isCard ? card.card : undefined);
    card.leaveAll();
    document.getElementById(cardFieldId(card.firstFaulty))?.focus();
  };
  return (
    <div className="mt-4">
      <ChannelPicker
        name="otherChannel"
        channels={loaded.value}
        chosen={code}
        total={instruction.amount}
        onChoose={setCode}
        below={isCard ? <CardFields state={card} /> : undefined}
      />
      <div role="alert">
        {refusal ? <p className="mt-4 rounded-md bg-bad-soft p-3 text-bad text-sm">{refusal}</p> : null}
      </div>
      <Button className="mt-4 w-full" busy={busy} disabled={!channel} onClick={press}>
        {words("payThisWay", { amount: formatRupiah(instruction.amount) })}
      </Button>
    </div>
  );
}
