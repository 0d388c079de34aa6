import { z } from "zod";
import { line, several, tile } from "./fields.ts";

/** The brand wall: logos that lead to their lists. */
export const brands = z.strictObject({ type: z.literal("brands"), title: line, items: several(tile, 48) });
