import { z } from "zod";
import { line, several, tile } from "./fields.ts";

/** Entry points into the shop, such as categories. */
export const tiles = z.strictObject({ type: z.literal("tiles"), title: line, items: several(tile, 24) });
