/**
 * Editable pages: home, policies, consents, articles. What other modules and tools may call.
 * Guarantees: every version of a page is stored, with who saved it and when; drafts are shown to
 * those with a preview's link alone; an address that a page has left leads to it; no two pages have
 * the same address, in whatever language.
 */

export { problemsOfContent } from "./domain/check-content.ts";
export { canonicalAddress } from "./domain/page-address.ts";
export type { StoredPage } from "./domain/stored-page.ts";
export { addPages, type NewPage } from "./use-cases/add-pages.ts";
export { missingReferences, missingUploads } from "./use-cases/check-references.ts";
export { exportPages, listPages } from "./use-cases/export-pages.ts";
export { findPages, type PageHint } from "./use-cases/find-pages.ts";
export { contentVersion, followContent } from "./use-cases/follow-content.ts";
export { importPages, type PageImport } from "./use-cases/import-pages.ts";
export { listVersions } from "./use-cases/list-versions.ts";
export { movePage } from "./use-cases/move-page.ts";
export { namePage } from "./use-cases/name-page.ts";
export { readPublished } from "./use-cases/read-published.ts";
export { mayEdit, savePage } from "./use-cases/save-page.ts";
export { publishPage, withdrawPage } from "./use-cases/show-page.ts";
