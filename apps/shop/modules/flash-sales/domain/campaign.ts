import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { z } from "zod";

/** How long a piece and its price are held for a shopper, from the cart on. */
export const holdLife = minutes(10);

/** A sku of a campaign; its quota is set aside from the common stock. */
export type FlashSku = {
  readonly skuCode: string;
  readonly productCode: string;
  readonly price: Rupiah;
  /** Pieces of the campaign in all. */
  readonly quota: number;
  /** Pieces that nobody holds or has ordered; as last read. */
  readonly left: number;
  /** Of a member, and of a device, in the whole campaign. */
  readonly mostPerShopper: number;
  /** The first day its pieces are shipped, yyyy-MM-dd; null for at once. */
  readonly shippingTime: string | null;
};

export type Campaign = {
  readonly code: string;
  readonly name: LocalisedText;
  /** Inclusive. */
  readonly begins: Date;
  /** Exclusive; pieces held before may still be ordered. */
  readonly ends: Date;
  readonly skus: readonly FlashSku[];
};

export type Phase = "RUNNING" | "COMING" | "PAST";

export function phaseOf({ begins, ends }: Pick<Campaign, "begins" | "ends">, moment: Date): Phase {
  if (moment < begins) return "COMING";
  return moment < ends ? "RUNNING" : "PAST";
}

const localised = z.strictObject({ "en-US": z.string().min(1).max(80), "id-ID": z.string().min(1).max(80) });
const pieces = z.int().min(1).max(100_000);

/** A campaign as it is written; times are ISO 8601 with an offset, prices whole rupiah. */
export const campaignDocument = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9-]{1,40}$/),
    name: localised,
    begins: z.iso.datetime({ offset: true }),
    ends: z.iso.datetime({ offset: true }),
    skus: z
      .array(
        z.strictObject({
          skuCode: z.string().min(1),
          productCode: z.string().min(1),
          price: z.int().positive().transform(rupiah),
          quota: pieces,
          mostPerShopper: z.int().min(1).max(5),
          shippingTime: z.iso.date().nullable().default(null),
        }),
      )
      .min(1)
      .max(100),
  })
  .refine(({ begins, ends }) => Date.parse(begins) < Date.parse(ends), "a campaign ends after it begins");

export type CampaignDocument = z.output<typeof campaignDocument>;
