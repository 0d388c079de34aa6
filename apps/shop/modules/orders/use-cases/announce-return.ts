import { pageAddress } from "@gelora/locale/language-address.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isMembers } from "../../../platform/session.ts";
import { type AnnouncedReturn, announceOrders } from "../../messaging/messaging.ts";
import { linesOfReturned, type ReturnedPieces } from "../domain/lines-of-returned.ts";
import type { OrderRecord } from "../domain/order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { announcementOf, type RefundFacts } from "./announce.ts";

type ReturnStep =
  | "returnRequested"
  | "returnApproved"
  | "returnRejected"
  | "returnSent"
  | "returnAwaited"
  | "returnReceived"
  | "returnCancelled"
  | "returnLapsed"
  | "returnReplaced"
  | "returnDelivered"
  | "returnEnded"
  | "returnRefundInstead";

/** What a shopper is notified of about a return. */
export type ReturnFacts = {
  readonly returnCode: string;
  readonly pieces: readonly ReturnedPieces[];
  /** Why it was rejected. */
  readonly reason?: string | undefined;
  /** The label that we give, the parcel on its way to us, or that with the other size. */
  readonly label?: { readonly companyName: string; readonly waybill: string } | undefined;
  /** Where to send it, line by line. */
  readonly sendTo?: readonly string[] | undefined;
  /** The last calendar day in Jakarta to send it. */
  readonly sendBy?: string | undefined;
  readonly refund?: RefundFacts | undefined;
  readonly pointsBack?: number | undefined;
  /** The sizes wanted instead, in words. */
  readonly exchangeFor?: AnnouncedReturn["exchangeFor"];
  readonly awaitedBy?: AnnouncedReturn["awaitedBy"];
  readonly returnBy?: AnnouncedReturn["returnBy"];
  readonly shopPaysParcel?: AnnouncedReturn["shopPaysParcel"];
  readonly freightPaid?: AnnouncedReturn["freightPaid"];
  readonly back?: AnnouncedReturn["back"];
};

/** Notifies the shopper of a step of a return, in the transaction of that step. */
export async function announceReturn(
  platform: Platform,
  step: ReturnStep,
  order: OrderRecord,
  facts: ReturnFacts,
): Promise<void> {
  const { orderCode, owner, language } = order;
  const { returnCode, reason, sendBy, exchangeFor, awaitedBy, returnBy, shopPaysParcel, freightPaid, back } = facts;
  const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
  const announcement = await announcementOf(platform, step, order, {
    lines: linesOfReturned(lines, facts.pieces),
    ...(facts.label ? { parcel: facts.label } : {}),
    ...(facts.refund ? { refund: facts.refund } : {}),
    ...(facts.pointsBack ? { pointsBack: facts.pointsBack } : {}),
  });
  const page = `/account/order/detail/${orderCode}/${returnCode}`;
  await announceOrders(platform, [
    {
      ...announcement,
      returned: { returnCode, reason, sendBy, exchangeFor, awaitedBy, returnBy, shopPaysParcel, freightPaid, back },
      destination: facts.sendTo,
      // The total of the order is not what goes back.
      amount: undefined,
      freight: undefined,
      ...(isMembers(owner) ? { trackAddress: pageAddress(platform.configuration.STOREFRONT_URL, page, language) } : {}),
    },
  ]);
}
