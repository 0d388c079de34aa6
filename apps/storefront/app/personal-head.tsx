import { useMatches } from "react-router";
import { PageTitle } from "../platform/page/page-title.tsx";

/** Head data that a personal page's loader returns (`personal-page.server.ts`). */
export type PersonalHead = { readonly title: string; readonly hidesReferrer: boolean };

const hasHead = (data: unknown): data is { readonly head: PersonalHead } =>
  typeof data === "object" && data !== null && "head" in data;

/** The title of a personal page, marked noindex. Public pages have heads of their own. */
export function PersonalHeadTags() {
  const data = useMatches().at(-1)?.loaderData;
  if (!hasHead(data)) return null;
  return (
    <>
      <PageTitle text={data.head.title} />
      <meta name="robots" content="noindex" />
      {data.head.hidesReferrer ? <meta name="referrer" content="no-referrer" /> : null}
    </>
  );
}
