import { rupiah } from "@gelora/money/rupiah.ts";
import { hours, seconds } from "@gelora/service-kit/durations.ts";
import { z } from "zod";
import type { ShopModule } from "../../platform/shop-module.ts";
import type { OrderOwnership, PaymentListener, RefundListener } from "./payments.ts";
import { paymentProvider } from "./providers/provider-of.ts";
import { cardTokenSettings } from "./resolvers/Query.cardTokenSettings.ts";
import { paymentInstruction } from "./resolvers/Query.paymentInstruction.ts";
import { ssQueryPaymentChannelList } from "./resolvers/Query.ssQueryPaymentChannelList.ts";
import { selectAttemptsOf } from "./storage/attempts.ts";
import { deleteOldCardTries } from "./storage/card-tries.ts";
import * as createPayments from "./storage/migrations/0001-create-payments.ts";
import * as countCardTries from "./storage/migrations/0002-count-card-tries.ts";
import * as collateCodes from "./storage/migrations/0003-collate-codes.ts";
import * as createRefunds from "./storage/migrations/0004-create-refunds.ts";
import * as openReviewsAgain from "./storage/migrations/0005-open-reviews-again.ts";
import * as findRefundedAttempts from "./storage/migrations/0006-find-refunded-attempts.ts";
import { askDue, askProvider } from "./use-cases/ask-provider.ts";
import { cancelAttempt, cancelOrder } from "./use-cases/cancel-payment.ts";
import { sendDueRefunds } from "./use-cases/send-refunds.ts";
import { takeInNotification } from "./use-cases/take-in-notification.ts";
import { askTopic, cancelAttemptTopic, cancelOrderTopic, refundedTopic } from "./use-cases/topics.ts";

const askMessage = z.object({ providerOrderId: z.string() });
const orderMessage = z.object({ orderCode: z.string() });
/** Messages from before orders could be resumed name no attempt: they mean all. */
const cancelMessage = orderMessage.extend({ attempt: z.number().int().default(Number.MAX_SAFE_INTEGER) });
const refundedMessage = orderMessage.extend({
  refundKey: z.string(),
  providerOrderId: z.string(),
  amount: z.number().transform(rupiah),
  transferred: z.boolean(),
});
const attemptMessage = orderMessage.extend({ attempt: z.number().int() });

/**
 * @param options.onChange what an order does when its payment changes
 * @param options.onRefunded what an order does when money has gone back
 * @param options.ownsOrder who may see how an order is paid
 */
export function createPaymentsModule(options: {
  readonly onChange: PaymentListener;
  readonly onRefunded: RefundListener;
  readonly ownsOrder: OrderOwnership;
}): ShopModule {
  const { onChange, onRefunded, ownsOrder } = options;
  return {
    name: "payments",
    migrations: {
      "0001-create-payments": createPayments,
      "0002-count-card-tries": countCardTries,
      "0003-collate-codes": collateCodes,
      "0004-create-refunds": createRefunds,
      "0005-open-reviews-again": openReviewsAgain,
      "0006-find-refunded-attempts": findRefundedAttempts,
    },
    parts: [paymentProvider],
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
      [refundedTopic]: async ({ payload }) => {
        const { providerOrderId, ...refund } = refundedMessage.parse(payload);
        const attempts = await selectAttemptsOf(platform, refund.orderCode);
        const attempt = attempts.find((one) => one.providerOrderId === providerOrderId);
        if (attempt) await onRefunded(platform, { ...refund, channelCode: attempt.channelCode });
      },
    }),
    recurringTasks: (platform) => [
      { name: "ask about open payments", every: seconds(2), run: () => askDue(platform, onChange) },
      { name: "send refunds", every: seconds(2), run: () => sendDueRefunds(platform) },
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
