/**
 * Sizes: the guides of brands, as data, and what follows from them: the same size in other systems,
 * the sizes that fit measures, one way to file shoes by size.
 */

export { onGuidesChange, readGuides } from "./use-cases/read-guides.ts";
export { writeSizeGuides } from "./use-cases/write-size-guides.ts";
