import type { StoredPage } from "./stored-page.ts";

/** Whether a page may be shown at a moment [Q50]. */
export function isPublished(page: Pick<StoredPage, "scheduled" | "publishAt" | "withdrawAt">, now: Date): boolean {
  if (!page.scheduled) return true;
  return (page.publishAt === null || page.publishAt <= now) && (page.withdrawAt === null || now < page.withdrawAt);
}
