/** The couriers' services and their prices by distance and weight. */
export type CourierService = {
  readonly company: string;
  readonly companyName: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly serviceType: "same_day" | "overnight" | "standard";
  readonly unit: "hours" | "days";
  readonly cashOnDelivery: boolean;
  /** Whether it rides on roads only; the others fly and sail too. */
  readonly needsRoad: boolean;
  /** The maximum distance and weight. */
  readonly reachKm: number;
  readonly heaviestKg: number;
  readonly basePrice: number;
  readonly pricePerKm: number;
  readonly pricePerKg: number;
  /** Transit time for a distance in kilometres. */
  readonly range: (km: number) => readonly [shortest: number, longest: number];
};

const anywhere = 8000;
const motorbike = {
  unit: "hours",
  serviceType: "same_day",
  cashOnDelivery: false,
  needsRoad: true,
  reachKm: 40,
  heaviestKg: 20,
  pricePerKg: 0,
} as const;
const byDistance =
  (near: readonly [number, number], far: readonly [number, number], farthest: readonly [number, number]) =>
  (km: number) =>
    km < 60 ? near : km < 900 ? far : farthest;

export const courierServices: readonly CourierService[] = [
  {
    ...motorbike,
    company: "gojek",
    companyName: "Gojek",
    code: "instant",
    name: "Instant",
    description: "On Demand Instant (bike)",
    basePrice: 12_000,
    pricePerKm: 2500,
    range: () => [1, 3],
  },
  {
    ...motorbike,
    company: "gojek",
    companyName: "Gojek",
    code: "same_day",
    name: "Same Day",
    description: "On Demand within 8 hours (bike)",
    basePrice: 15_000,
    pricePerKm: 800,
    range: () => [6, 8],
  },
  {
    ...motorbike,
    company: "grab",
    companyName: "Grab",
    code: "instant",
    name: "Instant",
    description: "On Demand Instant (bike)",
    basePrice: 11_000,
    pricePerKm: 2600,
    range: () => [1, 3],
  },
  {
    ...motorbike,
    company: "grab",
    companyName: "Grab",
    code: "same_day",
    name: "Same Day",
    description: "On Demand within 8 hours (bike)",
    basePrice: 14_000,
    pricePerKm: 850,
    range: () => [6, 8],
  },
  {
    company: "jne",
    companyName: "JNE",
    code: "reg",
    name: "Reguler",
    description: "Layanan reguler",
    serviceType: "standard",
    unit: "days",
    cashOnDelivery: true,
    needsRoad: false,
    reachKm: anywhere,
    heaviestKg: 70,
    basePrice: 2000,
    pricePerKm: 8,
    pricePerKg: 8000,
    range: byDistance([1, 2], [2, 3], [3, 6]),
  },
  {
    company: "jne",
    companyName: "JNE",
    code: "yes",
    name: "Yakin Esok Sampai (YES)",
    description: "Yakin esok sampai",
    serviceType: "overnight",
    unit: "days",
    cashOnDelivery: true,
    needsRoad: false,
    reachKm: 1500,
    heaviestKg: 30,
    basePrice: 6000,
    pricePerKm: 14,
    pricePerKg: 14_000,
    range: () => [1, 1],
  },
  {
    company: "jnt",
    companyName: "J&T",
    code: "ez",
    name: "EZ",
    description: "Layanan reguler",
    serviceType: "standard",
    unit: "days",
    cashOnDelivery: true,
    needsRoad: false,
    reachKm: anywhere,
    heaviestKg: 50,
    basePrice: 1500,
    pricePerKm: 8,
    pricePerKg: 8500,
    range: byDistance([1, 2], [2, 4], [3, 7]),
  },
  {
    company: "sicepat",
    companyName: "SiCepat",
    code: "reg",
    name: "Reguler",
    description: "Layanan reguler",
    serviceType: "standard",
    unit: "days",
    cashOnDelivery: true,
    needsRoad: false,
    reachKm: anywhere,
    heaviestKg: 50,
    basePrice: 1500,
    pricePerKm: 7,
    pricePerKg: 8000,
    range: byDistance([1, 2], [2, 3], [3, 6]),
  },
];

export type ParcelItem = {
  readonly quantity: number;
  /** Grams per piece. */
  readonly weight: number;
  /** Centimetres per piece. */
  readonly length?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

/**
 * The chargeable weight: actual or volumetric, whichever is larger, in whole kilograms, at least 1.
 */
export function chargeableKg(items: readonly ParcelItem[]): number {
  const grams = items.reduce((sum, item) => {
    const bySize = ((item.length ?? 0) * (item.width ?? 0) * (item.height ?? 0)) / 6;
    return sum + item.quantity * Math.max(item.weight, bySize);
  }, 0);
  return Math.max(1, Math.ceil(grams / 1000));
}

/** How a parcel gets from one place to another. */
export type Way = { readonly km: number; readonly hasRoad: boolean };

/**
 * @returns whole rupiah, rounded to hundreds; undefined beyond the service's distance or weight, or
 * across the sea for one that rides
 */
export function priceOf(service: CourierService, { km, hasRoad }: Way, kg: number): number | undefined {
  if (km > service.reachKm || kg > service.heaviestKg || (service.needsRoad && !hasRoad)) return undefined;
  return Math.round((service.basePrice + service.pricePerKm * km + service.pricePerKg * kg) / 100) * 100;
}
