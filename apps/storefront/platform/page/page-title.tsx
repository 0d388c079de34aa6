import { usePage } from "./page-context.ts";

/**
 * The title in tabs and search results: the page's, then the site's. Without a text, only the
 * site's name.
 */
export function PageTitle({ text = "" }: { readonly text?: string }) {
  const { siteName } = usePage().settings;
  return <title>{text ? `${text} | ${siteName}` : siteName}</title>;
}
