import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { CardEntry } from "../../payment-methods/card-entry.tsx";
import { ChannelPicker } from "../../payment-methods/channel-picker.tsx";
import { ChannelsFailed } from "../../payment-methods/channels-pending.tsx";
import { type PaymentChannel, pathTo } from "../../payment-methods/payment-channel.ts";
import { useCard } from "../../payment-methods/use-card.ts";
import { useChannels } from "../../payment-methods/use-channels.ts";
import type { Instruction } from "../model/payment-view.ts";
import type { Payer } from "./payer.ts";
import { usePayAgain } from "./use-pay-again.ts";

type ChannelChoiceProps = { readonly instruction: Instruction; readonly payer: Payer };

/** The channels for this order's amount, without cash, as the order was placed for prepayment. */
export function ChannelChoice({ instruction, payer }: ChannelChoiceProps) {
  const { amount } = instruction;
  // There is no cart whose mix of goods could count [CHK-19].
  const question = { orderAmount: amount, supportCod: 1, distributionType: homeDelivery };
  const { loaded, reload } = useChannels(question, false);
  return (
    <div className="mt-4">
      {loaded.state === "loading" ? <Skeleton className="h-56" /> : null}
      {loaded.state === "failed" ? <ChannelsFailed onAskAgain={() => void reload()} /> : null}
      {loaded.state === "ready" ? <PayBy channels={loaded.value} instruction={instruction} payer={payer} /> : null}
    </div>
  );
}

type PayByProps = ChannelChoiceProps & { readonly channels: readonly PaymentChannel[] };

function PayBy({ channels, instruction, payer }: PayByProps) {
  const { amount } = instruction;
  const words = useWords("payment");
  const [code, setCode] = useState<string>();
  const card = useCard();
  const { pay, busy, refusal } = usePayAgain(instruction, payer);
  const channel = pathTo(channels, code).at(-1);
  const isCard = channel?.paymentMethod === "CARD";
  const press = (): void => {
    if (!channel?.code) return;
    if (!isCard) pay(channel.code, undefined);
    else if (card.check()) pay(channel.code, card.card);
  };
  return (
    <>
      <ChannelPicker
        name="otherChannel"
        channels={channels}
        chosen={code}
        total={amount}
        onChoose={setCode}
        below={isCard ? <CardEntry state={card} /> : undefined}
      />
      <div role="alert">
        {refusal ? (
          <Notice tone="bad" className="mt-4">
            {refusal}
          </Notice>
        ) : null}
      </div>
      <Button className="mt-4 w-full" busy={busy} disabled={!channel} onClick={press}>
        {words("payThisWay", { amount: formatRupiah(amount) })}
      </Button>
    </>
  );
}
