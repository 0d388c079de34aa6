/** A page of a list: pages count from 1. */
export type ListPage = { readonly pageNum: number; readonly limit: number; readonly offset: number };

type AskedPage = { readonly pageNum?: number | null | undefined; readonly pageSize?: number | null | undefined };

/** No shopper pages further; clients that need everything read a feed. */
const lastPage = 10_000;

/**
 * The page that a client asks for, within bounds.
 * @param sizes how many a page has unless asked for otherwise, and at most
 */
export function listPage(
  asked: AskedPage | null | undefined,
  { usual = 10, most }: { readonly usual?: number; readonly most: number },
): ListPage {
  const limit = Math.min(most, Math.max(1, asked?.pageSize ?? usual));
  const pageNum = Math.min(lastPage, Math.max(1, asked?.pageNum ?? 1));
  return { pageNum, limit, offset: (pageNum - 1) * limit };
}

export function pageInfoOf({ pageNum, limit }: ListPage, totalCount: number) {
  return { totalCount, hasNextPage: pageNum * limit < totalCount, hasPreviousPage: pageNum > 1 };
}
