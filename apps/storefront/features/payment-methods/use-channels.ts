import { useMemo } from "react";
import type { Loaded } from "../../platform/session/read-cache.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { channelsDocument } from "./data/channels-document.ts";
import { type ChannelQuestion, channelInput, channelsFor, type PaymentChannel } from "./payment-channel.ts";

/**
 * The channels for an order like this, and a way to reload them.
 * @param takesCash false for a courier that takes no cash, and for an order that is paid at once
 */
export function useChannels(
  question: ChannelQuestion,
  takesCash = true,
): {
  readonly loaded: Loaded<readonly PaymentChannel[]>;
  readonly reload: () => Promise<void>;
} {
  const { orderAmount } = question;
  const { loaded, reload } = useShopRead(channelsDocument, { input: channelInput(question) }, { keepLast: true });
  const offered = useMemo<Loaded<readonly PaymentChannel[]>>(() => {
    if (loaded.state !== "ready") return loaded;
    return {
      state: "ready",
      value: channelsFor(loaded.value.ssQueryPaymentChannelList, { total: orderAmount, takesCash }),
    };
  }, [loaded, orderAmount, takesCash]);
  return { loaded: offered, reload };
}
