import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { expect } from "vitest";
import { z } from "zod";
import { openDesk } from "../support/desk.ts";
import { journey } from "../support/journey.ts";

/** The expected words, repeated here on purpose. */
const screens = [
  {
    language: "en-US",
    width: 1280,
    mark: /The shop as of /,
    closed: "Not part of the preview",
    leave: "Leave the preview",
    ended: "This preview has ended",
    now: "Buy 3, get 1 free",
    coming: "Buy 2, get 1 free",
  },
  {
    language: "id-ID",
    width: 390,
    mark: /Toko pada /,
    closed: "Bukan bagian dari pratinjau",
    leave: "Keluar dari pratinjau",
    ended: "Pratinjau ini sudah berakhir",
    now: "Beli 3 gratis 1",
    coming: "Beli 2 gratis 1",
  },
] as const;

type Socks = {
  readonly queryCatalogProductsByPromotion: {
    readonly activity: { readonly activityEnd: string };
    readonly dataList: readonly { readonly productCode: string }[];
  };
};

for (const screen of screens)
  journey(
    `a signed link shows the shop of a coming day, where nothing can be bought, and everyone else sees the current shop, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora }) => {
      const { queryCatalogProductsByPromotion: socks } = await gatewayCaller(`${gelora.shop}/graphql`).call<Socks>(
        "Socks",
        `query Socks { queryCatalogProductsByPromotion(activityCode: "SOCKS-3-1", pageInput: { pageSize: 1 }) {
          activity { activityEnd } dataList { productCode } } }`,
      );
      // A day after it another one runs.
      const moment = new Date(Date.parse(socks.activity.activityEnd) + 24 * 3_600_000).toISOString();
      const made = await openDesk(gelora).send(
        "merchandising",
        `mutation { makePreview(moment: "${moment}") { link } }`,
      );
      const { link } = z.object({ link: z.url() }).parse(made);
      const path = `/pdp/item/${socks.dataList[0]?.productCode}`;
      const merchant = await shopper({ ...screen, scripts: false });
      const { page } = merchant;
      const ribbon = (text: string) => page.getByText(text, { exact: true }).first();
      await page.goto(path);
      await ribbon(screen.now).waitFor();

      const { pathname, search } = new URL(link);
      // The first page of a moment waits until the shop has built what it shows of it.
      await page.goto(`${pathname}${search}`, { timeout: 40_000 });
      await page.getByText(screen.mark).waitFor();
      await page.goto(path);
      await ribbon(screen.coming).waitFor();
      expect(await ribbon(screen.now).count()).toBe(0);
      await merchant.look("preview-product");
      merchant.expectProblem(/404.*shop-cart/);
      await page.goto("/shop-cart");
      await page.getByRole("heading", { name: screen.closed }).waitFor();
      await page.goto("/page/flash-sale");
      await page.getByText(screen.mark).waitFor();
      await merchant.look("preview-flash-sale");

      const other = await shopper({ ...screen, scripts: false });
      await other.page.goto(path);
      await other.page.getByText(screen.now, { exact: true }).first().waitFor();
      other.expectProblem(/410/);
      await other.page.goto(`${pathname}${search.replace(/.$/, "_")}`);
      await other.page.getByRole("heading", { name: screen.ended }).waitFor();

      await page.getByRole("link", { name: screen.leave }).click();
      await page.goto(path);
      await ribbon(screen.now).waitFor();
    },
    120_000,
  );
