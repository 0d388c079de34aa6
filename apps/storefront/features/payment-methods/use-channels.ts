import { useMemo } from "react";
import { type Loaded, useShopQuery } from "../../platform/use-shop-query.ts";
import { channelsDocument } from "./data/channels-document.ts";
import { channelsFor, type PaymentChannel } from "./payment-channel.ts";

export type ChannelQuestion = {
  /** Whole rupiah. */
  readonly orderAmount: number;
  /** 0 hides cash [CHK-19]. */
  readonly supportCod: 0 | 1;
  readonly distributionType: "11" | "21";
  /** The courier of the chosen way of delivery; GRAB without one [CHK-18, CHK-24]. */
  readonly logisticsCompanyCode?: string | undefined;
};

const defaultLogisticsCompany = "GRAB";

/** The channels that may pay an order like this, and a way to ask again. */
export function useChannels(question: ChannelQuestion): {
  readonly loaded: Loaded<readonly PaymentChannel[]>;
  readonly reload: () => Promise<void>;
} {
  const { orderAmount } = question;
  const { loaded, reload } = useShopQuery(channelsDocument, {
    input: { ...question, logisticsCompanyCode: question.logisticsCompanyCode ?? defaultLogisticsCompany },
  });
  const offered = useMemo<Loaded<readonly PaymentChannel[]>>(() => {
    if (loaded.state !== "ready") return loaded;
    return { state: "ready", value: channelsFor(loaded.value.ssQueryPaymentChannelList, orderAmount) };
  }, [loaded, orderAmount]);
  return { loaded: offered, reload };
}
