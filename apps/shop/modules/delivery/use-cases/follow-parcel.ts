import { type Milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { companyName, splitQuoteCode } from "../domain/couriers.ts";
import type { ParcelListener } from "../domain/parcel-listener.ts";
import { isParcelAtEnd } from "../domain/parcel-states.ts";
import type { CourierParcel } from "../providers/courier-provider.ts";
import { courier } from "../providers/provider-of.ts";
import { askAgain, claimDueParcels } from "../storage/due-parcels.ts";
import { selectParcelByCourierOrder, selectParcelToHandOver } from "../storage/read-parcels.ts";
import { keepCourierOrder, raiseParcel } from "../storage/write-parcels.ts";

const askLease = seconds(30);
const askedAtOnce = 10;

/**
 * Hands a parcel to the courier, unless it was withdrawn. The courier knows it by its code, so a
 * repeated call finds the first one's parcel.
 * @throws ProviderError: the outbox retries
 */
export async function handOver(platform: Platform, listener: ParcelListener, parcelCode: string): Promise<void> {
  const parcel = await selectParcelToHandOver(platform, parcelCode);
  if (!parcel) return;
  const provider = courier.of(platform);
  const taken = parcel.courierOrderId
    ? await provider.parcel(parcel.courierOrderId)
    : await provider.request({ ...parcel.request, parcelCode });
  await keepCourierOrder(platform, parcelCode, taken.courierOrderId);
  await takeInNews(platform, listener, taken);
}

/** Asks the courier where a parcel is, and records the answer. */
export async function askCourier(platform: Platform, listener: ParcelListener, courierOrderId: string): Promise<void> {
  if (!(await selectParcelByCourierOrder(platform, courierOrderId))) return;
  await takeInNews(platform, listener, await courier.of(platform).parcel(courierOrderId));
}

/** Asks about every parcel that is due, in case webhooks were lost. */
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

/** Locks the parcel's row, through the statement that raises its state. */
async function takeInNews(platform: Platform, listener: ParcelListener, news: CourierParcel): Promise<void> {
  await platform.database.transaction(async () => {
    const parcel = await selectParcelByCourierOrder(platform, news.courierOrderId);
    if (!parcel) return;
    const { status, waybill, trackingAddress } = news;
    const reason = status === "FAILED" || status === "RETURNED" ? news.note : undefined;
    const raised = await raiseParcel(platform, parcel.parcelCode, { status, waybill, trackingAddress, reason });
    await askAgain(
      platform,
      parcel.parcelCode,
      isParcelAtEnd(status) || parcel.isWithdrawn ? undefined : waitBeforeAsking(parcel.asks),
    );
    if (!raised || parcel.isWithdrawn) return;
    const subject = { kind: "order", code: parcel.orderCode } as const;
    await recordAct(platform, program("courier"), { name: "parcel.moved", subject, details: { status, waybill } });
    const { company } = splitQuoteCode(parcel.quoteCode);
    await listener(platform, {
      orderCode: parcel.orderCode,
      parcelCode: parcel.parcelCode,
      parcelStatus: status,
      waybill,
      companyName: companyName(company),
      at: platform.clock.now(),
      ...(reason ? { reason } : {}),
    });
  });
}

/**
 * 30 s, 1 min, 2 min … up to half an hour: parcels travel for days, and webhooks report most
 * changes.
 */
function waitBeforeAsking(asksSoFar: number): Milliseconds {
  return minutes(Math.min(0.5 * 2 ** Math.min(asksSoFar, 10), 30));
}
