import { hours, seconds } from "@gelora/service-kit/durations.ts";
import { z } from "zod";
import type { ShopModule } from "../../platform/shop-module.ts";
import type { OrderOwnership, PaymentListener } from "./payments.ts";
import { cardTokenSettings } from "./resolvers/Query.cardTokenSettings.ts";
import { paymentInstruction } from "./resolvers/Query.paymentInstruction.ts";
import { ssQueryPaymentChannelList } from "./resolvers/Query.ssQueryPaymentChannelList.ts";
import { deleteOldCardTries } from "./storage/card-tries.ts";
import * as createPayments from "./storage/migrations/0001-create-payments.ts";
import * as countCardTries from "./storage/migrations/0002-count-card-tries.ts";
import { askDue, askProvider } from "./use-cases/ask-provider.ts";
import { cancelAttempt, cancelOrder } from "./use-cases/cancel-payment.ts";
import { takeInNotification } from "./use-cases/take-in-notification.ts";
import { askTopic, cancelAttemptTopic, cancelOrderTopic } from "./use-cases/topics.ts";

const askMessage = z.object({ providerOrderId: z.string() });
const orderMessage = z.object({ orderCode: z.string() });
/** Messages from before orders could be taken up again name no attempt: they mean all. */
const cancelMessage = orderMessage.extend({ attempt: z.number().int().default(Number.MAX_SAFE_INTEGER) });
const attemptMessage = orderMessage.extend({ attempt: z.number().int() });

/** @param options.onChange what an order does when its payment changes @param options.ownsOrder who may see how an order is paid */
export function createPaymentsModule(options: {
  readonly onChange: PaymentListener;
  readonly ownsOrder: OrderOwnership;
}): ShopModule {
  const { onChange, ownsOrder } = options;
  return {
    name: "payments",
    migrations: { "0001-create-payments": createPayments, "0002-count-card-tries": countCardTries },
    resolvers: {
      Query: { ssQueryPaymentChannelList, cardTokenSettings, paymentInstruction: paymentInstruction(ownsOrder) },
    },
    outboxHandlers: (platform) => ({
      [askTopic]: async ({ payload }) => askProvider(platform, onChange, askMessage.parse(payload).providerOrderId),
      [cancelOrderTopic]: async ({ payload }) => {
        const { orderCode, attempt } = cancelMessage.parse(payload);
        await cancelOrder(platform, onChange, orderCode, attempt);
      },
      [cancelAttemptTopic]: async ({ payload }) => {
        const { orderCode, attempt } = attemptMessage.parse(payload);
        await cancelAttempt(platform, onChange, orderCode, attempt);
      },
    }),
    recurringTasks: (platform) => [
      { name: "ask about open payments", every: seconds(2), run: () => askDue(platform, onChange) },
      { name: "delete old card tries", every: hours(1), run: () => deleteOldCardTries(platform) },
    ],
    routes: (platform, server) => {
      server.post("/notifications/payments", async (request) => {
        await takeInNotification(platform, request.body);
        return { received: true };
      });
    },
  };
}
