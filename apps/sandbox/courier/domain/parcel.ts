import { z } from "zod";

/** The states of a shipment as webhooks spell them (biteship.com/docs/api/orders/overview). */
export const parcelStatuses = [
  "confirmed",
  "allocated",
  "pickingUp",
  "picked",
  "droppingOff",
  "delivered",
  "onHold",
  "rejected",
  "courierNotFound",
  "returnInTransit",
  "returned",
  "cancelled",
] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

const personSchema = z.object({
  contact_name: z.string(),
  contact_phone: z.string(),
  address: z.string(),
  postal_code: z.union([z.string(), z.number()]).optional(),
  note: z.string().optional(),
});

/**
 * The courier's record of a shipment. Moments are milliseconds since 1970, amounts whole rupiah.
 */
export const parcelSchema = z.object({
  id: z.string(),
  trackingId: z.string(),
  waybillId: z.string(),
  /** The merchant's own id for it: the order. */
  referenceId: z.string().optional(),
  company: z.string(),
  serviceType: z.string(),
  origin: personSchema,
  destination: personSchema,
  cashOnDelivery: z.number().int().optional(),
  price: z.number().int(),
  items: z.array(z.record(z.string(), z.json())),
  metadata: z.json().optional(),
  note: z.string().optional(),
  status: z.enum(parcelStatuses),
  history: z.array(z.object({ status: z.enum(parcelStatuses), at: z.number(), note: z.string() })),
  /** When it next moves by itself; absent in a final state, or when only the controls move it. */
  nextStepAt: z.number().optional(),
});
export type Parcel = z.infer<typeof parcelSchema>;

/** The automatic transitions. A state without one is final. */
export const nextStatus: Readonly<Partial<Record<ParcelStatus, ParcelStatus>>> = {
  confirmed: "allocated",
  allocated: "pickingUp",
  pickingUp: "picked",
  picked: "droppingOff",
  onHold: "droppingOff",
  droppingOff: "delivered",
  rejected: "returnInTransit",
  returnInTransit: "returned",
};

const notes: Readonly<Record<ParcelStatus, string>> = {
  confirmed: "Order has been confirmed. Locating nearest driver to pick up.",
  allocated: "Courier has been allocated. Waiting to pick up.",
  pickingUp: "Courier is on the way to pick up item.",
  picked: "Item has been picked and ready to be shipped.",
  droppingOff: "Item is on the way to customer.",
  delivered: "Item has been delivered.",
  onHold: "Shipment is on hold.",
  rejected: "Shipment has been rejected by the receiver.",
  courierNotFound: "No courier was found for this shipment.",
  returnInTransit: "Item is on the way back to the sender.",
  returned: "Item has been returned to the sender.",
  cancelled: "Order has been cancelled.",
};

export function noteOf(status: ParcelStatus): string {
  return notes[status];
}

/** An order can be cancelled only before the courier has picked the parcel up. */
export function canBeCancelled(parcel: Parcel): boolean {
  return ["confirmed", "allocated", "pickingUp"].includes(parcel.status);
}

/**
 * @returns the states after the parcel's own up to the target; undefined when it cannot be reached
 */
export function wayTo(parcel: Parcel, wanted: ParcelStatus): ParcelStatus[] | undefined {
  const way: ParcelStatus[] = [];
  for (let at: ParcelStatus | undefined = parcel.status; at !== undefined; at = nextStatus[at]) {
    if (at !== parcel.status) way.push(at);
    if (at === wanted) return way;
  }
  return undefined;
}

/**
 * How a delivery fails: before pick-up no courier is found, afterwards the receiver refuses it and
 * it is returned.
 */
export function failureOf(parcel: Parcel): ParcelStatus | undefined {
  if (canBeCancelled(parcel)) return "courierNotFound";
  return ["picked", "droppingOff", "onHold"].includes(parcel.status) ? "rejected" : undefined;
}

export function movedTo(parcel: Parcel, status: ParcelStatus, at: number, stepMs: number): Parcel {
  const { nextStepAt: _past, ...rest } = parcel;
  const goesOn = stepMs > 0 && nextStatus[status] !== undefined;
  return {
    ...rest,
    status,
    history: [...parcel.history, { status, at, note: noteOf(status) }],
    ...(goesOn ? { nextStepAt: at + stepMs } : {}),
  };
}
