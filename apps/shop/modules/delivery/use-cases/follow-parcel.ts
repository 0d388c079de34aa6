import { type Milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ParcelListener } from "../delivery.ts";
import { companyName, splitQuoteCode } from "../domain/couriers.ts";
import { isParcelAtEnd } from "../domain/parcel-states.ts";
import type { CourierParcel } from "../providers/courier-provider.ts";
import { providerOf } from "../providers/provider-of.ts";
import {
  askAgain,
  claimDueParcels,
  keepCourierOrder,
  raiseParcel,
  selectParcelByCourierOrder,
  selectParcelToHandOver,
} from "../storage/parcels.ts";

const askLease = seconds(30);
const askedAtOnce = 10;

/** Hands a parcel to the courier. The courier knows it by the order's code, so a repeated call finds the first one's parcel. @throws ProviderError: the outbox comes again */
export async function handOver(platform: Platform, listener: ParcelListener, orderCode: string): Promise<void> {
  const parcel = await selectParcelToHandOver(platform, orderCode);
  if (!parcel) return;
  const provider = providerOf(platform);
  const taken = parcel.courierOrderId
    ? await provider.parcel(parcel.courierOrderId)
    : await provider.request(parcel.request);
  await keepCourierOrder(platform, orderCode, taken.courierOrderId);
  await takeInNews(platform, listener, taken);
}

/** Asks the courier where a parcel is, and takes in what it says. */
export async function askCourier(platform: Platform, listener: ParcelListener, courierOrderId: string): Promise<void> {
  if (!(await selectParcelByCourierOrder(platform, courierOrderId))) return;
  await takeInNews(platform, listener, await providerOf(platform).parcel(courierOrderId));
}

/** Asks about every parcel whose time has come, so that lost webhooks cost nothing. */
export async function askDueParcels(platform: Platform, listener: ParcelListener): Promise<void> {
  const due = await claimDueParcels(platform, askLease, askedAtOnce);
  if (due.length === 0) return;
  await Promise.all(
    due.map((courierOrderId) =>
      askCourier(platform, listener, courierOrderId).catch((error) =>
        platform.log.warn({ err: error, courierOrderId }, "asking the courier failed"),
      ),
    ),
  );
  await askDueParcels(platform, listener);
}

/** Holds: the parcel's row, by the statement that raises its state. */
async function takeInNews(platform: Platform, listener: ParcelListener, news: CourierParcel): Promise<void> {
  await platform.database.transaction(async () => {
    const parcel = await selectParcelByCourierOrder(platform, news.courierOrderId);
    if (!parcel) return;
    const { status, waybill, trackingAddress } = news;
    const reason = status === "FAILED" || status === "RETURNED" ? news.note : undefined;
    const raised = await raiseParcel(platform, parcel.orderCode, { status, waybill, trackingAddress, reason });
    await askAgain(platform, parcel.orderCode, isParcelAtEnd(status) ? undefined : waitBeforeAsking(parcel.asks));
    if (!raised) return;
    const { company } = splitQuoteCode(parcel.quoteCode);
    await listener(platform, {
      orderCode: parcel.orderCode,
      parcelStatus: status,
      waybill,
      companyName: companyName(company),
      at: platform.clock.now(),
      ...(reason ? { reason } : {}),
    });
  });
}

/** 30 s, 1 min, 2 min … up to half an hour: parcels travel for days, and webhooks tell most of it. */
function waitBeforeAsking(asksSoFar: number): Milliseconds {
  return minutes(Math.min(0.5 * 2 ** Math.min(asksSoFar, 10), 30));
}
