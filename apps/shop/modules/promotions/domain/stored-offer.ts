import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { z } from "zod";
import type { ReadyOffer } from "./offer.ts";
import { offerRule } from "./offer-rule.ts";

const text = (most: number) =>
  z.strictObject({ "en-US": z.string().trim().min(1).max(most), "id-ID": z.string().trim().min(1).max(most) });

const ribbon = z.strictObject({
  text: text(40),
  /** A media key. */
  image: z.string().max(200).optional(),
  position: z.enum(["TOP_LEFT", "TOP_RIGHT", "BOTTOM_LEFT", "BOTTOM_RIGHT"]).default("TOP_LEFT"),
});

const couponCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9-]{4,30}$/, { error: "a coupon's code has 4 to 30 capital letters, digits and hyphens" });

/** A promotion or coupon as staff write it; moments carry their offset. */
export const offerDocument = z
  .strictObject({
    code: z
      .string()
      .trim()
      .regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, { error: "a code has 2 to 40 capital letters, digits and hyphens" }),
    kind: z.enum(["PROMOTION", "COUPON"]),
    name: text(80),
    /** What it gives and on what terms, for the shopper. */
    remark: text(500),
    ribbon: ribbon.optional(),
    begins: z.iso.datetime({ offset: true }),
    ends: z.iso.datetime({ offset: true }).optional(),
    priority: z.int().min(-1000).max(1000).default(0),
    stopped: z.boolean().default(false),
    /** Of a coupon whose code many share: the code, and whether everyone is shown it. */
    coupon: z.strictObject({ code: couponCode, listed: z.boolean().default(false) }).optional(),
    rule: offerRule,
  })
  .refine(({ kind, coupon }) => kind === "COUPON" || coupon === undefined, { error: "a promotion has no coupon" })
  .refine(({ kind, rule }) => kind === "PROMOTION" || !("giveaways" in rule.reward), {
    error: "gifts and add-ons are promotions",
  })
  .refine(({ begins, ends }) => ends === undefined || Date.parse(begins) < Date.parse(ends), {
    error: "it ends before it begins",
  });

export type OfferDocument = z.infer<typeof offerDocument>;
export type Ribbon = z.infer<typeof ribbon>;

/** An offer with what is shown of it. */
export type StoredOffer = ReadyOffer & {
  readonly kind: OfferDocument["kind"];
  readonly remark: LocalisedText;
  readonly ribbon: Ribbon | undefined;
  readonly stopped: boolean;
};
