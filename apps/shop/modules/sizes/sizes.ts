/**
 * Sizes: the guides of brands, as data, and what follows from them: the same size in other systems,
 * the sizes that fit measures, one way to file shoes by size; and the sizes that members wear.
 */

export { readSizeGuide } from "./domain/size-guide-document.ts";
export { deleteSizesOf } from "./storage/member-size-rows.ts";
export { onGuidesChange, readGuides } from "./use-cases/read-guides.ts";
export { showSizes } from "./use-cases/show-sizes.ts";
export { writeSizeGuides } from "./use-cases/write-size-guides.ts";
