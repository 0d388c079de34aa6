import { languages } from "@gelora/locale/language.ts";
import { useLocation } from "react-router";
import { PageAddresses, usePageAddress } from "./page-addresses.tsx";
import { usePage } from "./page-context.ts";
import type { PagePaths } from "./page-paths.ts";
import { PageTitle } from "./page-title.tsx";
import { SharePicture } from "./share-picture.tsx";

type PageHeadProps = {
  /** As in tabs, before the site's name. */
  readonly title: string;
  readonly description?: string | undefined;
  /** For a page that search engines keep; see `PageAddresses`. */
  readonly paths?: PagePaths | undefined;
  readonly type?: "website" | "article" | "product";
  /** A media key for where the page's link is shared; the shop's own drawing without one. */
  readonly picture?: string | null | undefined;
  /** What the picture shows, if it is not what the title says. */
  readonly pictureText?: string | undefined;
};

/** What a public page says of itself: to tabs, to search engines, and where its link is shared. */
export function PageHead(head: PageHeadProps) {
  const { title, description, paths } = head;
  return (
    <>
      <PageTitle text={title} />
      {description ? <meta name="description" content={description} /> : null}
      {paths === undefined ? null : <PageAddresses paths={paths} />}
      <ShareTags {...head} />
    </>
  );
}

/** Open Graph. Only documents are read for it, so browsers get no code for it. */
export const ShareTags = import.meta.env.SSR ? OpenGraph : () => null;

function OpenGraph({ title, description, paths, type = "website", picture, pictureText }: PageHeadProps) {
  const { language, settings } = usePage();
  const { pathname, search } = useLocation();
  const address = usePageAddress(paths ?? pathname + search);
  const name = title || settings.siteName;
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={name} />
      {/*
       * Those that read a link expect one, and a page of content may have no sentence to take it
       * from.
       */}
      <meta property="og:description" content={description || name} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={settings.siteName} />
      <meta property="og:locale" content={localeOf(language)} />
      {languages
        .filter((one) => one !== language)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={localeOf(one)} />
        ))}
      <SharePicture media={picture ?? undefined} alt={pictureText || name} />
    </>
  );
}

/** Open Graph writes `id_ID`. */
const localeOf = (language: string): string => language.replace("-", "_");
