import type { PageContent } from "@gelora/contracts/page-content.ts";
import type { Generated } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { StoredPage } from "../content.ts";

/** The table that content owns. A page may have a draft beside its published form. */
type ContentTables = {
  landing_pages: {
    page_url: string;
    draft: boolean;
    content: PageContent;
    scheduled: boolean;
    publish_at: Date | null;
    withdraw_at: Date | null;
    updated_at: Generated<Date>;
  };
};

export async function selectPage(platform: Platform, pageUrl: string, draft: boolean): Promise<StoredPage | undefined> {
  const row = await platform.database
    .tables<ContentTables>()
    .selectFrom("landing_pages")
    .selectAll()
    .where("page_url", "=", pageUrl)
    .where("draft", "=", draft)
    .executeTakeFirst();
  return (
    row && {
      pageUrl: row.page_url,
      draft: row.draft,
      content: row.content,
      scheduled: row.scheduled,
      publishAt: row.publish_at,
      withdrawAt: row.withdraw_at,
    }
  );
}

/** @returns false when the page is there already and `replace` is false */
export async function insertPage(platform: Platform, page: StoredPage, replace: boolean): Promise<boolean> {
  const row = {
    content: JSON.stringify(page.content),
    scheduled: page.scheduled,
    publish_at: page.publishAt,
    withdraw_at: page.withdrawAt,
  };
  const result = await platform.database
    .tables<
      Omit<ContentTables, "landing_pages"> & {
        landing_pages: Omit<ContentTables["landing_pages"], "content"> & { content: string };
      }
    >()
    .insertInto("landing_pages")
    .values({ page_url: page.pageUrl, draft: page.draft, ...row })
    .onConflict((conflict) => {
      const same = conflict.columns(["page_url", "draft"]);
      return replace ? same.doUpdateSet({ ...row, updated_at: new Date() }) : same.doNothing();
    })
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
