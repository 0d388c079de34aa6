import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { addRupiah, noRupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { requestParcel } from "../../delivery/delivery.ts";
import { fullName } from "../domain/full-name.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { type Portion, parcelCodeOf } from "../domain/portions.ts";
import { makeReadyAtOnce } from "./make-ready.ts";

type SentLine = Pick<OrderLine, "lineNumber" | "productName" | "price" | "weightGrams" | "deliveryDate">;

/**
 * What happens when an order is to be prepared: a courier is requested, or the store prepares the
 * goods. In the transaction that moved the order.
 */
export async function startPreparing(
  platform: Platform,
  order: OrderRecord,
  lines: readonly SentLine[],
  portions: readonly Portion[],
): Promise<void> {
  if (order.distributionType !== homeDelivery) {
    await makeReadyAtOnce(platform, order.orderCode);
    return;
  }
  const numbers = new Set(portions.flatMap(({ parcelNumber }) => parcelNumber ?? []));
  for (const parcelNumber of numbers) await sendParcel(platform, order, { lines, portions }, parcelNumber);
}

/**
 * Requests a courier for one parcel of an order, with its goods in preparation: for pre-orders on
 * their day, and until then they can be cancelled.
 */
export async function sendParcel(
  platform: Platform,
  order: OrderRecord,
  { lines, portions }: { readonly lines: readonly SentLine[]; readonly portions: readonly Portion[] },
  parcelNumber: number,
): Promise<void> {
  const inParcel = portions.filter(
    (portion) => portion.parcelNumber === parcelNumber && portion.state === orderStates.preparing,
  );
  const items = itemsOf(inParcel, lines);
  await requestParcel(platform, {
    orderCode: order.orderCode,
    parcelCode: parcelCodeOf(order.orderCode, parcelNumber),
    ...addressOnParcel(order),
    items,
    value: addRupiah(...items.map(({ price, quantity }) => timesRupiah(price, quantity))),
    cashOnDelivery: order.cash ? order.total : noRupiah,
    sendOn: lastDayOf(inParcel, lines),
  });
}

/**
 * Where parcels of an order go, and with which service.
 * @throws Error for an order that is not delivered
 */
export function addressOnParcel({ orderCode, receiver, shipping }: OrderRecord) {
  if (!receiver || !shipping) throw new Error(`order ${orderCode} is to be delivered and has no address`);
  const { state, city, district, zipCode } = receiver;
  return {
    quoteCode: shipping.code,
    receiver: {
      name: fullName(receiver),
      mobile: `+62${receiver.mobile}`,
      email: receiver.email,
      address: receiver.address1,
      place: { state, city, district, zipCode },
    },
  };
}

/** Pre-orders of several days share a parcel when they are paid in cash: it waits for the last. */
function lastDayOf(portions: readonly Portion[], lines: readonly SentLine[]): string | undefined {
  const numbers = new Set(portions.map(({ lineNumber }) => lineNumber));
  const sent = lines.filter(({ lineNumber }) => numbers.has(lineNumber));
  return sent
    .flatMap(({ deliveryDate }) => deliveryDate ?? [])
    .toSorted()
    .at(-1);
}

function itemsOf(portions: readonly Portion[], lines: readonly SentLine[]) {
  return portions.flatMap(({ lineNumber, quantity }) =>
    lines
      .filter((line) => line.lineNumber === lineNumber)
      .map(({ productName, price, weightGrams }) => ({ name: productName, quantity, price, weightGrams })),
  );
}
