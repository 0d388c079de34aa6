import type { ChromeWords } from "../chrome-words.ts";
import type { SiteData } from "../site-data.server.ts";
import { Wordmark } from "../wordmark.tsx";

/** The footer of every page, from the footer navigation [SHL-11]. */
export function Footer({ site, words }: { readonly site: SiteData; readonly words: ChromeWords }) {
  return (
    <footer className="mt-20 bg-ink text-white">
      <div className="mx-auto grid max-w-[90rem] gap-10 px-4 py-14 md:grid-cols-2 md:px-6 lg:grid-cols-[1.4fr_2fr_1fr]">
        <div>
          <Wordmark className="text-3xl" />
          <p className="mt-4 max-w-sm text-line text-sm">{words("footerPromise")}</p>
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          {site.footerList.map((column) => (
            <FooterColumn key={column.code} column={column} />
          ))}
        </div>
        <div>
          <h2 className="font-bold text-sm tracking-normal">{words("footerHelp")}</h2>
          <ul className="mt-3 space-y-2 text-line text-sm">
            <li>{words("supportHours")}</li>
            <li>{words("serviceHours")}</li>
            {site.siteInfo.email ? (
              <li>
                <a href={`mailto:${site.siteInfo.email}`} className="underline underline-offset-4">
                  {site.siteInfo.email}
                </a>
              </li>
            ) : null}
          </ul>
        </div>
      </div>
      <div className="border-strong border-t">
        <p className="mx-auto flex max-w-[90rem] flex-wrap justify-between gap-2 px-4 py-5 text-line text-xs md:px-6">
          <span>
            {words("rights", { year: "2026" })}
            {" · "}
            {/* Without scripts nothing is counted, and the policy says so. */}
            <a href="/page/privacy-policy" data-cookie-settings="" className="underline underline-offset-4">
              {words("cookieSettings")}
            </a>
          </span>
          <span>{words("pricesNote")}</span>
        </p>
      </div>
    </footer>
  );
}

function FooterColumn({ column }: { readonly column: SiteData["footerList"][number] }) {
  const links = column.children?.length ? column.children : [column];
  return (
    <div>
      <h2 className="font-bold text-sm tracking-normal">{column.name}</h2>
      <ul className="mt-3 space-y-2 text-line text-sm">
        {links.map((link) => (
          <li key={link.code}>
            <a href={link.url ?? "/"} className="inline-block py-0.5 hover:text-white hover:underline">
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
