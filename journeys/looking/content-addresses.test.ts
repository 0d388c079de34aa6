import { expect, inject } from "vitest";
import { enterNumber, newcomer, readCode, registrationWords, sendCode, typeCode } from "../member/registration.ts";
import { openProduct } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { operationsOf } from "../support/operations.ts";
import { openStorefrontBehind } from "./storefront-behind.ts";

type Variables = { readonly pageUrl?: string; readonly input?: { readonly pageUrl?: string } };

const pageUrlOf = ({ pageUrl, input }: Variables): string => pageUrl ?? input?.pageUrl ?? "";

/** Pages that the server asks for, and where each is asked for. */
const pages = {
  "/": "/page/home",
  "/page/running": "/page/running",
  "/page/flash-sale": "/page/flash-sale",
  "/page/privacy-policy": "/page/privacy-policy",
  "/summer-sale": "/summer-sale",
} as const;

for (const width of [390, 1280] as const)
  journey(
    `[HOM-15] over a visit, content is asked for by the documents' addresses and no others, at ${width}`,
    async ({ shopper, sandbox }) => {
      const visitor = await shopper({ width, newHere: true, invited: true });
      const { page } = visitor;
      const asked = operationsOf(page, (request) => {
        const { query = "", variables = {} } = request.postDataJSON() as { query?: string; variables?: Variables };
        return query.includes("getPageByUrl") ? pageUrlOf(variables) : "";
      });
      const isAsked = (pageUrl: string) => expect.poll(() => asked.includes(pageUrl)).toBe(true);
      await visitor.visit("/");
      await page.locator("[data-consent]").waitFor();
      await page.waitForTimeout(3000);
      expect(asked).not.toContain("/newsletter-dialog");
      await page.locator("[data-control=accept-cookies]").click();
      await page.getByRole("dialog", { name: "News from the touchline" }).waitFor();
      await visitor.visit("/search/shoes.html");
      await openProduct(visitor, 1);
      await page.getByText("Disclaimer", { exact: true }).click();
      await isAsked("/disclaimer");
      const { mobile } = newcomer();
      await visitor.visit("/register");
      await enterNumber(visitor, mobile);
      await sendCode(visitor, "WHATSAPP");
      await typeCode(visitor, await readCode(sandbox, { address: `+62${mobile}`, channel: "whatsapp" }));
      await page.getByRole("checkbox", { name: registrationWords["en-US"].consent }).waitFor();
      await isAsked("/consent/checkbox");
      const parts = ["/consent/checkbox", "/consent/popup-cookie", "/disclaimer", "/newsletter-dialog"];
      expect([...new Set(asked.filter(Boolean))].sort()).toEqual(parts);
    },
    90_000,
  );

journey(
  "[HOM-15~] [HOM-04] [HOM-06~] the server asks for home and other landing pages by path",
  async ({ shopper }) => {
    const store = await openStorefrontBehind(inject("gelora"));
    try {
      const visitor = await shopper();
      visitor.expectProblem(/404 \(Not Found\)/);
      for (const [path, pageUrl] of Object.entries(pages)) {
        const from = store.asked.length;
        await visitor.page.goto(store.address + path);
        const calls = store.asked.slice(from).filter(({ operationName }) => operationName === "getPageByUrl");
        expect(calls.map(({ variables }) => pageUrlOf(variables))).toEqual([pageUrl]);
      }
      // Late scripts of the last page would find no storefront.
      await visitor.page.close();
    } finally {
      await store.close();
    }
  },
);
