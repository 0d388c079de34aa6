import { useMemo } from "react";
import { type Loaded, useShopQuery } from "../../platform/use-shop-query.ts";
import { channelsDocument } from "./data/channels-document.ts";
import { type ChannelQuestion, channelInput, channelsFor, type PaymentChannel } from "./payment-channel.ts";

/**
 * The channels that may pay an order like this, and a way to ask again.
 * @param takesCash false for a courier that collects no money
 */
export function useChannels(
  question: ChannelQuestion,
  takesCash = true,
): {
  readonly loaded: Loaded<readonly PaymentChannel[]>;
  readonly reload: () => Promise<void>;
} {
  const { orderAmount } = question;
  const { loaded, reload } = useShopQuery(channelsDocument, {
    input: channelInput(question),
  });
  const offered = useMemo<Loaded<readonly PaymentChannel[]>>(() => {
    if (loaded.state !== "ready") return loaded;
    return {
      state: "ready",
      value: channelsFor(loaded.value.ssQueryPaymentChannelList, { total: orderAmount, takesCash }),
    };
  }, [loaded, orderAmount, takesCash]);
  return { loaded: offered, reload };
}
