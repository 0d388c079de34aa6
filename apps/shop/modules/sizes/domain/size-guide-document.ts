import { guideSystems, type SizeGuideRecord, sizeMeasures } from "@gelora/contracts/size-guide.ts";
import { z } from "zod";

const code = z.string().trim().min(1).max(100);
const name = z.string().trim().min(1).max(20);
const words = z.string().trim().min(1).max(500);
const centimetres = z.number().positive().max(300);

const row = z.strictObject({
  names: z.partialRecord(z.enum(guideSystems), name),
  fits: z.partialRecord(z.enum(sizeMeasures), z.tuple([centimetres, centimetres])),
});

const guide = z.strictObject({
  brandCode: code,
  categoryCode: code,
  fit: z.enum(["SMALL", "TRUE", "LARGE"]),
  note: z.strictObject({ "en-US": words, "id-ID": words }).optional(),
  charts: z
    .array(z.strictObject({ wearer: z.enum(["MEN", "WOMEN", "UNISEX", "KIDS"]), rows: z.array(row).min(1).max(100) }))
    .min(1)
    .max(4),
});

/** A guide as merchants write it. @throws ZodError when it is none */
export function readSizeGuide(document: unknown): SizeGuideRecord {
  const { note, ...rest } = guide.parse(document);
  return note ? { ...rest, note } : rest;
}
