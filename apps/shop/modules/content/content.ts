/** Editable pages: home, policies, consents, articles. What other modules and tools may call. */

export { addPages, type NewPage } from "./use-cases/add-pages.ts";
export { findPages, type PageHint } from "./use-cases/find-pages.ts";
export { readPublished } from "./use-cases/read-published.ts";
