/**
 * Signed links that open the shop as of a future moment. Guarantees: nobody opens one without staff
 * having made it, it ends, and what it opens only shows: see
 * `apps/shop/server/preview-platform.ts`.
 */
export type { Preview } from "./domain/preview-token.ts";
export { makePreview } from "./use-cases/make-preview.ts";
export { readPreviewToken } from "./use-cases/sign-preview.ts";
