import type { ChromeWords } from "../chrome-words.ts";
import type { SiteData } from "../site-data.server.ts";

type NavItem = SiteData["headerList"][number];

/**
 * The categories on wide screens. Each is a `<details>` of one group, so opening one closes the
 * others without a script. `after-load` adds closing by Escape, by a press outside and on
 * navigation.
 */
export function MegaMenu({ items, words }: { readonly items: readonly NavItem[]; readonly words: ChromeWords }) {
  return (
    <nav aria-label={words("mainNavigation")} className="order-last hidden w-full lg:block xl:order-none xl:w-auto">
      <ul className="flex">
        {items.map((item) => (
          <li key={item.code}>
            {item.children?.length ? <Unfolding item={item} words={words} /> : <Single item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const entry = "block whitespace-nowrap rounded-md px-2.5 py-3 font-bold text-sm hover:bg-tint xl:px-2";

function Single({ item }: { readonly item: NavItem }) {
  return (
    <a href={item.url ?? "/"} className={entry}>
      {item.name}
    </a>
  );
}

function Unfolding({ item, words }: { readonly item: NavItem; readonly words: ChromeWords }) {
  return (
    <details name="mega-menu" data-menu="" className="group">
      <summary className={`${entry} group-open:bg-tint`}>{item.name}</summary>
      <div className="absolute inset-x-0 top-full animate-rise border-line border-y bg-white shadow-float">
        <div className="mx-auto max-w-[90rem] px-6 py-8">
          <a
            href={item.url ?? "/"}
            className="font-extrabold text-xl tracking-tight underline-offset-4 hover:underline"
          >
            {words("shopAll", { name: item.name ?? "" })}
          </a>
          <ul className="mt-6 columns-3 gap-10 xl:columns-5">
            {item.children?.map((child) => (
              <li key={child.code} className="mb-6 break-inside-avoid">
                <a href={child.url ?? "/"} className="font-bold hover:text-accent">
                  {child.name}
                </a>
                <ul className="mt-1">
                  {child.children?.map((leaf) => (
                    <li key={leaf.code}>
                      <a href={leaf.url ?? "/"} className="block py-1 text-quiet text-sm hover:text-ink">
                        {leaf.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
