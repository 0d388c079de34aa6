import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { expect } from "vitest";
import {
  addToCart,
  agree,
  chooseSize,
  expectOrderState,
  fillAddress,
  goToCheckout,
  newGuest,
  openProduct,
  orderCodeOf,
  pressCheckout,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the tree's four levels and of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    levels: ["Credit or debit card", "Instalments", "BCA", "3 months"],
    aMonth: "a month",
    paidWith: "BCA card, 3 monthly instalments",
  },
  "id-ID": {
    levels: ["Kartu kredit atau debit", "Cicilan", "BCA", "3 bulan"],
    aMonth: "/bulan",
    paidWith: "Kartu BCA, cicilan 3 bulan",
  },
} as const;

const fields = `imageUrl code parentCode paymentPlatform paymentMethod paymentType paymentVia stage fee name
  installment minInstallmentAmount maxInstallmentAmount merchantHosted expiryDate`;

type Channel = {
  readonly code: string;
  readonly fee: number;
  readonly merchantHosted: boolean | null;
  readonly expiryDate: string | null;
  readonly minInstallmentAmount: number | null;
  readonly maxInstallmentAmount: number | null;
  readonly installment: number;
  readonly name: string;
  readonly children?: readonly Channel[];
};

/** The ways down the tree to each channel that can be chosen, as the gateway gives it. */
async function waysFor({ shop }: { readonly shop: string }, language: string, orderAmount: number) {
  const { ssQueryPaymentChannelList: tree } = await gatewayCaller(`${shop}/graphql`, language).call<{
    ssQueryPaymentChannelList: readonly Channel[];
  }>(
    "Channels",
    `query Channels($input: PaymentChannelListInput!) { ssQueryPaymentChannelList(input: $input) { ${fields}
      children { ${fields} children { ${fields} children { ${fields} } } } } }`,
    { input: { orderAmount, supportCod: 1 } },
  );
  const below = (channel: Channel): readonly (readonly Channel[])[] =>
    channel.children?.length ? channel.children.flatMap(below).map((way) => [channel, ...way]) : [[channel]];
  return tree.flatMap(below);
}

for (const { language, width } of [
  { language: "id-ID", width: 390 },
  { language: "en-US", width: 1280 },
] as const)
  journey(
    `[CHK-20] the tree's four levels are opened one after another, and its channel is chosen and paid as the gateway describes it, in ${language} at ${width}`,
    async ({ shopper, gelora }) => {
      const text = texts[language];
      const buyer = await shopper({ language, width });
      const { page, words } = buyer;
      await reachCheckout(buyer);
      const bar = page.locator("[data-total-to-pay] summary .figures, aside dd[aria-live]").filter({ visible: true });
      const total = Number((await bar.textContent())?.match(/Rp([\d.]+)/)?.[1]?.replaceAll(".", ""));
      const ways = await waysFor(gelora, language, total);
      const way = ways.find((one) => one.at(-1)?.code === "CARD_BCA_3") ?? [];
      expect(way.map(({ name }) => name)).toEqual(text.levels);
      const plan = way.at(-1);
      expect(plan).toMatchObject({ installment: 3, fee: 0, merchantHosted: true, minInstallmentAmount: 500_000 });
      expect(total).toBeGreaterThanOrEqual(plan?.minInstallmentAmount ?? Number.POSITIVE_INFINITY);
      expect(total).toBeLessThanOrEqual(plan?.maxInstallmentAmount ?? 0);

      const section = page.locator("#checkout-payment");
      for (const [depth, name] of text.levels.slice(0, -1).entries()) {
        const group = section.getByRole("button", { name: new RegExp(`^${name}`) });
        if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
        await expect.poll(() => group.getAttribute("aria-expanded")).toBe("true");
        expect(await section.locator("ul ul").count()).toBeGreaterThan(depth);
      }
      const plans = ways.filter((one) => one.at(-2)?.code === "CARD_BCA").flatMap((one) => one.slice(-1));
      const shown = section
        .getByRole("listitem")
        .filter({ hasText: text.aMonth })
        .filter({ hasNot: page.locator("ul") });
      expect(await shown.allTextContents()).toEqual(
        plans.map(({ name, installment }) =>
          expect.stringContaining(`${name}${formatRupiah(Math.ceil(total / installment))}`),
        ),
      );
      await section.getByRole("radio", { name: new RegExp(`^${text.levels[3]}`) }).check();
      // The fee is 0, so the channel leaves the total as it was; the card is typed here, being
      // hosted here.
      expect(await bar.textContent()).toContain(formatRupiah(total));
      await typeCard(buyer);
      await buyer.look("checkout-instalments");
      await agree(buyer);
      await pressCheckout(buyer);
      await page.waitForURL(/\/authenticate/, { timeout: 30_000 });
      await page.getByLabel("Code that your bank sent you").fill("112233");
      await page.getByRole("button", { name: "Confirm" }).click();
      await page.waitForURL(/\/pay-callback/);
      await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
      await expectOrderState(buyer, orderCodeOf(buyer), 31);
      await page.getByText(text.paidWith).waitFor();
    },
    120_000,
  );

/** A checkout of goods that cost enough for instalments, lacking only payment and agreement. */
async function reachCheckout(buyer: Shopper): Promise<void> {
  const guest = newGuest();
  await buyer.visit("/plp/footwear?sort=priceDesc");
  await openProduct(buyer, 0);
  await chooseSize(buyer);
  await addToCart(buyer);
  await goToCheckout(buyer, guest);
  await fillAddress(buyer, guest);
}

async function typeCard({ page, words }: Shopper): Promise<void> {
  await page.getByLabel(words.cardNumber).fill("4811 1111 1111 1114");
  await page.getByLabel(words.cardExpiry).fill("12/29");
  await page.getByLabel(words.cardCode).fill("123");
}
