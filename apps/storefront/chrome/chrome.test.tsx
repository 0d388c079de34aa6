import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import { afterEach, expect, test, vi } from "vitest";
import { staticError } from "../platform/page/static-error.ts";
import { clientState, isMember } from "../platform/session/client-state.ts";
import { fakeShop, loaderArguments } from "../testing/loader.ts";
import { renderPage } from "../testing/page.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Header } from "./header.tsx";
import english from "./messages/en-US.json" with { type: "json" };
import indonesian from "./messages/id-ID.json" with { type: "json" };
import { AccountLink } from "./parts/account-entry.tsx";
import { loadSiteData, type SiteData } from "./site-data.server.ts";
import { staticChrome } from "./static-chrome.server.tsx";
import { StaticChromeContext } from "./static-html.tsx";

afterEach(() => vi.unstubAllGlobals());

const link = (code: string, children: SiteData["headerList"] = []) => ({
  code,
  name: code,
  url: `/plp/${code}`,
  image: null,
  children,
});
const site: SiteData = {
  headerList: [link("footwear", [link("running")]), link("balls")],
  footerList: [link("help", [link("delivery")]), link("legal", [link("terms")])],
  siteInfo: {
    siteName: "Gelora",
    whatsApp: "6281234567890",
    email: "halo@gelora.example",
    sellerName: "PT Gelora Contoh",
    sellerAddress: "Jl. Pakin No. 1",
  },
};

const chrome = (language: "en-US" | "id-ID" = "en-US") => staticChrome(site, language);

test("[SHL-03, SHL-04, SHL-05, SHL-06, SHL-07, SHL-09, SHL-10, LOC-01] the header has its entries", () => {
  const parts = chrome();
  const html = renderPage(
    <StaticChromeContext value={parts}>
      <Header parts={undefined} />
    </StaticChromeContext>,
  );
  for (const address of ["/", "/contact-us", "/login", "/shop-cart", "https://wa.me/6281234567890", "/plp/footwear"]) {
    expect(html).toContain(`href="${address}"`);
  }
  expect(html).toContain("English (EN)");
  expect(html).toContain("Indonesia (ID)");
  expect(html).toMatch(/<form[^>]*action="\/plp\/search"/);
  expect(html).not.toContain("data-badge");
});

test.each(["menuSheet", "utilityLine"] as const)(
  "[SHL-12] the menu of the %s leads to orders, coupons, addresses, account settings, tracking and stores",
  (part) => {
    const ofAccount = ["order", "coupons", "address", "accountSetting"].map((page) => `/account/${page}`);
    for (const address of [...ofAccount, "/order/track", "/store"])
      expect(chrome()[part]).toContain(`href="${address}"`);
  },
);

test("the phone's menu leads to the flash sale", () => {
  expect(chrome().menuSheet).toMatch(/<a href="\/page\/flash-sale"[^>]*>Flash sale<\/a>/);
});

test("[GAP-01] the menu has the way in for guests and the way out for members", () => {
  const { menuSheet } = chrome();
  expect(menuSheet).toMatch(/<li data-for="guest"><a href="\/login"/);
  expect(menuSheet).toMatch(/<li data-for="member"><button type="button" data-sign-out=""[^>]*>Sign out</);
});

test("[SHL-06] the account entry leads a guest to the login and a member, by their initial, to their orders", () => {
  const guest = renderPage(<AccountLink member={false} firstName="Sari" />);
  expect(guest).toContain('href="/login" aria-label="Sign in"');
  expect(guest).not.toContain(">S<");
  const member = renderPage(<AccountLink member firstName="Sari" />);
  expect(member).toContain('href="/account/order" aria-label="Account"');
  expect(member).toContain(">S<");
});

test.each([
  ["a guest", { isLogin: false, isGuest: true, accountInfo: undefined }, false],
  ["a guest account", { isLogin: true, isGuest: true, accountInfo: { email: "sari@contoh.id" } }, false],
  ["a member", { isLogin: true, isGuest: false, accountInfo: { firstName: "Sari" } }, true],
])("[SHL-06, K04] %s is distinguished", (_who, account, expected) => {
  expect(isMember({ ...clientState(), ...account })).toBe(expected);
});

test("[SHL-11] the footer is filled from the footer list", () => {
  const { footer } = chrome();
  expect(footer).toContain('href="/plp/delivery"');
  expect(footer).toContain('href="/plp/terms"');
});

test.each([
  ["en-US", "Sold by PT Gelora Contoh, Jl. Pakin No. 1", "Ministry of Trade of the Republic of Indonesia"],
  ["id-ID", "Penjual: PT Gelora Contoh, Jl. Pakin No. 1", "Kementerian Perdagangan Republik Indonesia"],
] as const)("the footer says who sells and where consumers complain, in %s", (language, seller, office) => {
  const { footer } = chrome(language);
  expect(footer).toContain(seller);
  expect(footer).toContain(office);
  expect(footer).toContain('href="https://wa.me/6285311111010"');
  expect(footer).toContain(`© ${jakartaDay(new Date()).slice(0, 4)} Gelora`);
  expect(footer).toContain('href="mailto:pengaduan.konsumen@kemendag.go.id"');
});

test("a seller that is not known is left out, the complaints office is not", () => {
  const siteInfo = { ...site.siteInfo, sellerName: "" };
  const { footer } = staticChrome({ ...site, siteInfo }, "en-US");
  expect(footer).not.toContain("Sold by");
  expect(footer).toContain("Consumer complaints");
});

test("[SHL-31, K23] both services' hours are shown, each by its name", () => {
  expect(chrome().footer).toContain("Chat support: Monday to Sunday, 8am to 9pm WIB");
  expect(chrome().footer).toContain("Customer service: Monday to Sunday, 9:00 to 18:00 WIB");
});

test("[LOC-07~] the chrome speaks the page's language", () => {
  expect(chrome("id-ID").footer).toContain("Layanan chat");
  expect(chrome("id-ID").utilityLine).toContain("Bantuan");
});

test("[SHL-19, SHL-20, ERR-09] start-up data fill the lists; a failure leaves them empty and the page goes on, unkept", async () => {
  const failed = loaderArguments("/", { language: "id-ID" });
  fakeShop({});
  expect(await loadSiteData(failed.context)).toMatchObject({ headerList: [], footerList: [] });
  expect(failed.fate.incomplete).toBe(true);
  const asked = fakeShop({
    homeInit: {
      homeInit: {
        headerList: site.headerList,
        footerList: site.footerList,
        siteInfo: { siteCode: "g", siteName: "Gelora", currency: "IDR", extra: { whatsApp: "+62 812", email: 3 } },
      },
    },
  });
  const data = await loadSiteData(loaderArguments("/", { language: "id-ID" }).context);
  expect(data.headerList).toHaveLength(2);
  const unknown = { email: "", sellerName: "", sellerAddress: "" };
  expect(data.siteInfo).toEqual({ siteName: "Gelora", whatsApp: "62812", ...unknown });
  expect(asked).toHaveLength(1);
});

test("[ERR-01, ERR-03] an error without a status is the unexpected one, with ways home and to us", () => {
  const html = renderPage(<ErrorPage error={new Error("secret")} wordless={false} />);
  expect(html).toContain("Well, this is unexpected...");
  expect(html).toContain('href="/"');
  expect(html).toContain('href="/contact-us"');
  expect(html).not.toContain("secret");
});

test("[ERR-06, HOM-06] an unknown page says so", () => {
  const html = renderPage(
    <ErrorPage error={{ status: 404, statusText: "", internal: false, data: null }} wordless={false} />,
  );
  expect(html).toContain("This page could not be found");
});

test.each([
  ["en-US", english],
  ["id-ID", indonesian],
] as const)(
  "[ERR-03, Q99] without any data a static text leads home, in the words of the error page, %s",
  (language, words) => {
    const html = renderPage(<ErrorPage error={new Error("secret")} wordless />);
    expect(html).toContain(`<a href="/">${words.backHome}</a>`);
    expect(html).not.toContain("secret");
    expect(staticError[language]).toEqual({ title: words.errorTitle, text: words.errorText, home: words.backHome });
  },
);
