import type { Language } from "@gelora/locale/language.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { namedListingAddress } from "../../platform/page/product-address.ts";
import { serverWords } from "../../platform/words/words.server.ts";

/**
 * Home, then the category path, each part linking to the list of its name [PDP-03]: as HTML, so
 * that the page needs no script for it.
 * @param names of the categories, the widest first
 */
export function trailHtml(names: readonly string[], language: Language): string {
  const words = serverWords("product", language);
  return renderToStaticMarkup(
    <nav aria-label={words("breadcrumb")} className="text-quiet text-sm">
      <ol className="flex flex-wrap gap-x-1.5">
        <li>
          <a href="/" className="inline-block py-2 hover:underline">
            {words("home")}
          </a>
        </li>
        {names.map((name) => (
          <li key={name} className="before:mr-1.5 before:content-['/']">
            <a href={namedListingAddress(name)} className="inline-block py-2 hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>,
  );
}
