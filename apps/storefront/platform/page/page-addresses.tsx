import { defaultLanguage, type Language, languages } from "@gelora/locale/language.ts";
import { inLanguage, languageCodes } from "@gelora/locale/language-address.ts";
import { usePage } from "./page-context.ts";
import { type PagePaths, pathIn } from "./page-paths.ts";

/** The page's own address, whole: in the language that it is shown in. */
export function usePageAddress(paths: PagePaths): string {
  const { language, settings } = usePage();
  return settings.siteUrl + inLanguage(pathIn(paths, language), language);
}

/**
 * Gives search engines the page's address in its language, and the same page's in the others.
 * @param paths without a language; one for each where a name is part of it
 */
export function PageAddresses({ paths }: { readonly paths: PagePaths }) {
  const { settings } = usePage();
  const addressIn = (language: Language): string => settings.siteUrl + inLanguage(pathIn(paths, language), language);
  return (
    <>
      <link rel="canonical" href={usePageAddress(paths)} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={languageCodes[one]} href={addressIn(one)} />
      ))}
      {/* Not the address without a language: its canonical one is another, which engines ignore. */}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
    </>
  );
}
