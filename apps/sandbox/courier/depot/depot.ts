import { LRUCache } from "lru-cache";
import { type Deliveries, type DeliveryPlan, plainDelivery } from "../../platform/deliveries.ts";
import type { Journal } from "../../platform/journal.ts";
import { movedTo, nextStatus, type Parcel, type ParcelStatus } from "../domain/parcel.ts";
import { statusEvent } from "../protocol/answers.ts";

/** The courier's own books: every parcel, where it is, and what the merchant is told about it. */
export type Depot = {
  /** By the courier's order id, tracking id or waybill. */
  find(id: string): Parcel | undefined;
  /** By the merchant's own name for it, exactly. */
  findByReference(referenceId: string): Parcel | undefined;
  /** By the merchant's reference, or one that begins with it and a hyphen, or the courier's order id. */
  findForOrder(orderCode: string): Parcel | undefined;
  newest(count: number): Parcel[];
  add(parcel: Parcel): Parcel;
  /** Takes a parcel through these states, one after the other, and tells each. */
  move(
    parcel: Parcel,
    way: readonly ParcelStatus[],
    plan?: DeliveryPlan,
  ): { readonly parcel: Parcel; readonly told: Promise<void> };
  /** Moves what is due, by one state. */
  moveDue(): void;
};

export function createDepot(parts: {
  readonly journal: Journal<Parcel>;
  readonly deliveries: Deliveries;
  readonly webhook: { readonly url: string; readonly header: string; readonly secret: string };
  readonly publicUrl: string;
  readonly stepMs: number;
  readonly now: () => number;
}): Depot {
  const { journal, deliveries, webhook, now } = parts;
  const moving = new Set<string>();
  const idsByReference = new LRUCache<string, string>({ max: 50_000 });
  const keep = (parcel: Parcel): Parcel => {
    journal.put(parcel);
    if (parcel.referenceId !== undefined) idsByReference.set(parcel.referenceId, parcel.id);
    if (parcel.nextStepAt === undefined) moving.delete(parcel.id);
    else moving.add(parcel.id);
    return parcel;
  };
  for (const parcel of journal.newest().toReversed()) keep(parcel);
  const findByReference = (referenceId: string): Parcel | undefined =>
    journal.get(idsByReference.get(referenceId) ?? "");

  const tell = (states: readonly Parcel[], plan: DeliveryPlan): Promise<void> =>
    deliveries.send(
      states.map((parcel) => ({
        about: parcel.id,
        url: webhook.url,
        headers: { [webhook.header]: webhook.secret },
        body: statusEvent(parcel, parts.publicUrl),
      })),
      plan,
    );
  const move: Depot["move"] = (parcel, way, plan = plainDelivery) => {
    const states: Parcel[] = [];
    for (const status of way) states.push(movedTo(states.at(-1) ?? parcel, status, now(), parts.stepMs));
    return { parcel: keep(states.at(-1) ?? parcel), told: tell(states, plan) };
  };

  return {
    find: (id) =>
      journal.get(id) ?? journal.newest().find((parcel) => parcel.trackingId === id || parcel.waybillId === id),
    findByReference,
    findForOrder: (code) =>
      findByReference(code) ??
      journal.newest().find((parcel) => parcel.referenceId?.startsWith(`${code}-`) ?? false) ??
      journal.get(code),
    newest: (count) => journal.newest().slice(0, count),
    add: (parcel) => {
      keep(parcel);
      void tell([parcel], plainDelivery);
      return parcel;
    },
    move,
    moveDue: () => {
      for (const id of moving) {
        const parcel = journal.get(id);
        const next = parcel && nextStatus[parcel.status];
        if (!parcel || !next) moving.delete(id);
        else if (parcel.nextStepAt !== undefined && parcel.nextStepAt <= now()) move(parcel, [next]);
      }
    },
  };
}
