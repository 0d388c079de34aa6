import type { ProductFit } from "@gelora/contracts/catalogue-document.ts";
import { both } from "../../../tools/catalogue/taxonomy/localised.ts";
import { needsGuide } from "./charts.ts";
import type { ProductLine } from "./product-line.ts";
import type { RandomStream } from "./random.ts";

const shoeFits: readonly ProductFit[] = [
  {
    fit: "SMALL",
    note: both(
      "The toe box is narrow: with wide feet, take half a size more.",
      "Bagian depannya sempit: kalau kakimu lebar, naik setengah nomor.",
    ),
  },
  {
    fit: "LARGE",
    note: both("The heel is roomy until it is broken in.", "Bagian tumitnya agak longgar sebelum sering dipakai."),
  },
  { fit: "TRUE", note: both("The upper gives with wear.", "Bagian atasnya melentur seiring dipakai.") },
];

const clothesFits: readonly ProductFit[] = [
  { fit: "LARGE", note: both("Cut wide on purpose.", "Sengaja dipotong longgar.") },
  { fit: "SMALL", note: both("The cut is short and close.", "Potongannya pendek dan pas di badan.") },
];

/**
 * One in six products fits differently from its brand's guide; most follow it. Goods that are
 * meant to sit close or wide have a guide that says so, which a note of their own would contradict.
 */
export function productFitOf({ line, sizing, making }: ProductLine, random: RandomStream): ProductFit | undefined {
  const known = sizing === "shoe" ? shoeFits : sizing === "letter" ? clothesFits : [];
  if (known.length === 0 || !needsGuide(line, sizing) || !random.chance(1 / 6)) return undefined;
  const fit = random.pick(known);
  return making === "stretch" || making === "shell" ? undefined : fit;
}
