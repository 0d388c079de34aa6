import { LRUCache } from "lru-cache";
import { type Deliveries, type DeliveryPlan, plainDelivery } from "../../platform/deliveries.ts";
import type { Journal } from "../../platform/journal.ts";
import { movedTo, nextStatus, type Parcel, type ParcelStatus } from "../domain/parcel.ts";
import { statusEvent } from "../protocol/answers.ts";

/** The courier's records: every parcel, where it is, and the notifications to the merchant. */
export type Depot = {
  /** By the courier's order id, tracking id or waybill. */
  find(id: string): Parcel | undefined;
  /** By the merchant's own id, exactly. */
  findByReference(referenceId: string): Parcel | undefined;
  /** By the merchant's reference, alone or followed by a hyphen, or by the courier's order id. */
  findForOrder(orderCode: string): Parcel | undefined;
  newest(count: number): Parcel[];
  add(parcel: Parcel): Parcel;
  /** Moves a parcel through these states in order and notifies of each. */
  move(
    parcel: Parcel,
    way: readonly ParcelStatus[],
    plan?: DeliveryPlan,
  ): { readonly parcel: Parcel; readonly notified: Promise<void> };
  /** Moves due parcels by one state. */
  moveDue(): void;
};

export function createDepot(parts: {
  readonly journal: Journal<Parcel>;
  readonly deliveries: Deliveries;
  readonly webhook: Webhook;
  readonly publicUrl: string;
  readonly stepMs: number;
  readonly now: () => number;
}): Depot {
  const { journal, now } = parts;
  const { keep, moving, findByReference } = createParcelRecords(journal);
  const tell = notifier(parts.deliveries, parts.webhook, parts.publicUrl);
  const move: Depot["move"] = (parcel, way, plan = plainDelivery) => {
    const states: Parcel[] = [];
    for (const status of way) states.push(movedTo(states.at(-1) ?? parcel, status, now(), parts.stepMs));
    return { parcel: keep(states.at(-1) ?? parcel), notified: tell(states, plan) };
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
      for (const parcel of moving()) {
        const next = nextStatus[parcel.status];
        if (next && parcel.nextStepAt !== undefined && parcel.nextStepAt <= now()) move(parcel, [next]);
      }
    },
  };
}

/** The parcels on record, with those that move by themselves, and an index by reference. */
function createParcelRecords(journal: Journal<Parcel>) {
  const moving = new Set<string>();
  const idsByReference = new LRUCache<string, string>({ max: 50_000 });
  const keep = (parcel: Parcel): Parcel => {
    journal.put(parcel);
    if (parcel.referenceId !== undefined) idsByReference.set(parcel.referenceId, parcel.id);
    if (parcel.nextStepAt === undefined || !nextStatus[parcel.status]) moving.delete(parcel.id);
    else moving.add(parcel.id);
    return parcel;
  };
  for (const parcel of journal.newest().toReversed()) keep(parcel);
  return {
    keep,
    moving: (): readonly Parcel[] =>
      [...moving].flatMap((id) => {
        const parcel = journal.get(id);
        // The journal is bounded: its oldest entries are gone.
        if (!parcel) moving.delete(id);
        return parcel ?? [];
      }),
    findByReference: (referenceId: string): Parcel | undefined => journal.get(idsByReference.get(referenceId) ?? ""),
  };
}

type Webhook = { readonly url: string; readonly header: string; readonly secret: string };

function notifier(deliveries: Deliveries, webhook: Webhook, publicUrl: string) {
  return (states: readonly Parcel[], plan: DeliveryPlan): Promise<void> =>
    deliveries.send(
      states.map((parcel) => ({
        about: parcel.id,
        url: webhook.url,
        headers: { [webhook.header]: webhook.secret },
        body: statusEvent(parcel, publicUrl),
      })),
      plan,
    );
}
