import { createHash } from "node:crypto";
import { takeIn } from "@gelora/service-kit/inbox.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { webhookSchema } from "../providers/biteship/biteship-messages.ts";
import { selectParcelByCourierOrder } from "../storage/read-parcels.ts";
import { askTopic } from "./topics.ts";

/** The name we gave the header in the courier's console; its value is the shared secret. */
export const webhookHeader = "x-biteship-signature";

/**
 * A webhook is a reason to ask where the parcel is. It is stored before it is answered; a rejected
 * one is logged and gets the same answer.
 */
export async function takeInWebhook(platform: Platform, secret: unknown, body: unknown): Promise<void> {
  const { BITESHIP_WEBHOOK_SECRET } = platform.configuration;
  if (typeof secret !== "string" || !sameSecret(secret, BITESHIP_WEBHOOK_SECRET))
    return platform.log.warn("rejected a courier webhook without our secret");
  const message = webhookSchema.safeParse(body);
  // The courier tests an address with an empty body during set-up.
  if (!message.success) return;
  const courierOrderId = message.data.order_id;
  await platform.database.transaction(async () => {
    const parcel = await selectParcelByCourierOrder(platform, courierOrderId);
    if (!parcel || !(await takeIn(platform.database, "biteship", digestOf(body)))) return;
    await platform.outbox.write(askTopic, `parcel-ask:${parcel.parcelCode}`, { courierOrderId });
  });
}

function digestOf(body: unknown): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}
