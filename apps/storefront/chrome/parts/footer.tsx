import type { ChromeWords } from "../chrome-words.ts";
import type { SiteData } from "../site-data.server.ts";
import { Wordmark } from "../wordmark.tsx";

/** Room on the right for the buttons that float over the end of the page. */
const endOfPage = "mx-auto max-w-[90rem] pr-20 pl-4 text-line text-xs md:pr-24 md:pl-6";

type FooterProps = { readonly site: SiteData; readonly words: ChromeWords; readonly year: string };

/** The footer of every page, from the footer navigation [SHL-11]. */
export function Footer({ site, words, year }: FooterProps) {
  return (
    <footer data-page-end="" className="mt-20 bg-ink text-white">
      <div className="mx-auto grid max-w-[90rem] gap-10 px-4 py-14 md:grid-cols-2 md:px-6 lg:grid-cols-[1.4fr_2fr_1fr]">
        <div>
          <Wordmark className="text-3xl" />
          <p className="mt-4 max-w-sm text-line text-sm">{words("footerPromise")}</p>
        </div>
        <div className="grid grid-cols-2 large-text:grid-cols-1 gap-8 sm:grid-cols-4">
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
        <LegalNotes site={site} words={words} />
        <p className={`${endOfPage} flex flex-wrap justify-between gap-2 pt-3 pb-5`}>
          <span>
            {words("rights", { year })}
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

/**
 * Who sells, and where consumers of Indonesia may complain: both must be stated where someone buys
 * (PP 80/2019, Permendag 31/2023).
 */
function LegalNotes({ site, words }: { readonly site: SiteData; readonly words: ChromeWords }) {
  const { sellerName, sellerAddress } = site.siteInfo;
  return (
    <div className={`${endOfPage} space-y-2 pt-5`}>
      {sellerName ? (
        <p>
          {words("soldBy", { name: sellerName })}
          {sellerAddress ? `, ${sellerAddress}` : null}
        </p>
      ) : null}
      <p>
        {words("complaints")}
        {" WhatsApp "}
        <a href="https://wa.me/6285311111010" rel="noopener" className="underline underline-offset-4">
          0853 1111 1010
        </a>
        {", "}
        <a href="mailto:pengaduan.konsumen@kemendag.go.id" className="underline underline-offset-4">
          pengaduan.konsumen@kemendag.go.id
        </a>
      </p>
    </div>
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
