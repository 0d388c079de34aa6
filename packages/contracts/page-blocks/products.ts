import { z } from "zod";
import { line, optionalLink, paragraph, several } from "./fields.ts";

const filter = z.strictObject({ name: line, codes: several(line, 50) });

/** The part of the input of `catalogProductSearchInit` that a product row needs. */
export const search = z.strictObject({
  conditionKeyword: line.optional(),
  categoryCode: line.optional(),
  filters: z.array(filter, "is no list").max(20, "has more than 20").optional(),
  sort: line.optional(),
  pageSize: z.int("is missing or no whole number").min(1, "should be 1 to 24").max(24, "should be 1 to 24"),
});

/**
 * A row of products: those of a search that runs when the page is shown, or a list by code. A
 * product that is gone is left out, and so is a row without any.
 */
export const products = z
  .strictObject({
    type: z.literal("products"),
    title: line,
    text: paragraph.optional(),
    ...optionalLink,
    search: search.optional(),
    productCodes: several(line, 24).optional(),
  })
  .refine(({ search, productCodes }) => (search === undefined) !== (productCodes === undefined), {
    error: "needs either search or productCodes",
    path: ["search"],
  });
