import type { BuyableSku } from "@gelora/testkit/buyer.ts";
import { registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openDesk } from "../support/desk.ts";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import { deliver, memberOrders } from "../support/orders-placed.ts";

/** The expected words, repeated here on purpose. */
const screens = [
  {
    language: "en-US",
    width: 1280,
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    ask: "Request a return",
    select: /^Select /,
    otherSize: /^Another size/,
    newSize: "New size",
    soldOut: /is sold out\. Please choose another size/,
    reason: "Reason",
    fit: "It does not fit",
    nothing: "Rp0",
    send: "Send request",
    setAside: "Set aside for you",
    fill: "Enter tracking number",
    courier: "Courier",
    number: "Tracking number",
    save: "Save",
    packed: "Being packed",
    onItsWay: "On its way to you",
    track: "Track the parcel",
    delivered: "Delivered",
    isThere: "Your new size was delivered. We check your old one when it reaches us.",
    expectedBy: /We expect your old items by \d\d\/\d\d\/\d{4}\./,
    isHeld: /set aside/,
    exchanged: "Exchanged",
  },
  {
    language: "id-ID",
    width: 390,
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    ask: "Ajukan retur",
    select: /^Pilih /,
    otherSize: /^Tukar ukuran/,
    newSize: "Ukuran baru",
    soldOut: /sudah habis\. Pilih ukuran lain, ya/,
    reason: "Alasan",
    fit: "Ukurannya tidak pas",
    nothing: "Rp0",
    send: "Kirim pengajuan",
    setAside: "Sudah disisihkan untukmu",
    fill: "Isi nomor resi",
    courier: "Kurir",
    number: "Nomor resi",
    save: "Simpan",
    packed: "Sedang dikemas",
    onItsWay: "Dalam perjalanan ke alamatmu",
    track: "Lacak paketnya",
    delivered: "Sudah sampai",
    isThere: "Ukuran barumu sudah sampai. Begitu barang lamamu sampai di kami, kami periksa.",
    expectedBy: /Barang lamamu kami tunggu sampai \d\d\/\d\d\/\d{4}\./,
    isHeld: /kami sisihkan/,
    exchanged: "Sudah ditukar",
  },
] as const;

for (const screen of screens)
  journey(
    `[RET-06~] a member asks for another size, sends the old one, tracks the new parcel to the door, and pays nothing, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const desk = openDesk(gelora);
      const member = await registerMember(gelora, { language: screen.language });
      const sku = await skuWithOtherSize(`${gelora.shop}/graphql`, screen.width === 390);
      const orderCode = await memberOrders({ ...member, caller: member.caller }, 1, sku);
      await deliver(sandbox, orderCode);
      const visitor = await shopper({ language: screen.language, width: screen.width });
      const { page } = visitor;
      const orderPage = `/account/order/detail/${orderCode}`;
      await visitor.visit(`/login?redirectUrl=${encodeURIComponent(orderPage)}`);
      await page.getByLabel(screen.account, { exact: true }).fill(member.email);
      await page.getByLabel(screen.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: screen.signIn, exact: true }).click();
      await page.waitForURL(`**${orderPage}`);

      await page.getByRole("checkbox", { name: screen.select }).check();
      await page.getByRole("button", { name: screen.ask }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio", { name: screen.otherSize }).check();
      await dialog.getByLabel(screen.newSize).selectOption({ index: 1 });
      await dialog.getByLabel(screen.reason).selectOption({ label: screen.fit });
      await dialog.getByText(screen.nothing, { exact: true }).waitFor();
      await visitor.look("exchange-request");
      await sellOutOnce(page, await dialog.getByLabel(screen.newSize).inputValue());
      const offered = await dialog.getByLabel(screen.newSize).getByRole("option").count();
      await dialog.getByRole("button", { name: screen.send }).click();
      await dialog.getByText(screen.soldOut).waitFor();
      await expect.poll(() => page.locator(":focus").getAttribute("aria-invalid")).toBe("true");
      expect(await dialog.getByLabel(screen.newSize).getByRole("option").count()).toBe(offered - 1);
      await visitor.look("exchange-sold-out");
      await dialog.getByLabel(screen.newSize).selectOption({ index: 1 });
      await dialog.getByRole("button", { name: screen.send }).click();
      await dialog.waitFor({ state: "detached" });

      await visitor.visit("/account/return");
      const returnCode = (await page.getByRole("article").getAttribute("aria-label")) ?? "";
      expect(returnCode).toMatch(/^RT/);
      const returnPage = `${orderPage}/${returnCode}`;
      await visitor.visit(returnPage);
      await page.getByText(screen.setAside, { exact: true }).waitFor();
      await desk.send("support", `mutation { approveReturn(returnCode: "${returnCode}") { success } }`);
      await visitor.visit(returnPage);
      await page.getByRole("button", { name: screen.fill }).click();
      await dialog.getByLabel(screen.courier, { exact: true }).selectOption({ index: 1 });
      await dialog.getByLabel(screen.number).fill("JX12345678");
      await dialog.getByRole("button", { name: screen.save, exact: true }).click();
      await page.getByText(screen.packed, { exact: true }).first().waitFor();
      await visitor.look("exchange-sent-back");

      const shown = (text: string) =>
        expect
          .poll(
            async () => {
              await visitor.visit(returnPage);
              await page.getByText(returnCode).first().waitFor();
              return page.getByText(text, { exact: true }).count();
            },
            { timeout: 20_000, interval: 1000 },
          )
          .toBeGreaterThan(0);
      // The courier knows the new parcel by the return's code.
      await sandbox.pickUp(returnCode);
      await shown(screen.onItsWay);
      await page.getByRole("link", { name: screen.track }).waitFor();
      await visitor.look("exchange-on-its-way");
      await sandbox.parcel(returnCode, "deliver");
      await shown(screen.delivered);
      await page.getByText(screen.isThere).waitFor();
      await page.getByText(screen.expectedBy).waitFor();
      expect(await page.getByText(screen.isHeld).count()).toBe(0);
      await desk.send("warehouse", `mutation { receiveReturn(returnCode: "${returnCode}") { success } }`);
      await shown(screen.exchanged);
      await visitor.look("exchange-done");
      expect((await sandbox.chargesOf(orderCode)).flatMap(({ refunds }) => refunds)).toEqual([]);
    },
    120_000,
  );

/** Answers the next request of a return as if this size had sold out meanwhile. */
async function sellOutOnce(page: Page, skuCode: string): Promise<void> {
  const returnOrder = {
    success: false,
    errorCode: "SOLD_OUT",
    errorDetails: { skuCode, left: 0, name: skuCode },
  };
  await page.route(/operationName=returnOrder/, (route) => route.fulfill({ json: { data: { returnOrder } } }), {
    times: 1,
  });
}

/**
 * A sku of which other sizes are left; from either end of the shop, so that two journeys do not
 * share it.
 */
async function skuWithOtherSize(gateway: string, isLast: boolean): Promise<BuyableSku> {
  const skus = await skusThat(gateway, ({ pieces }) => pieces > 5);
  const colourOf = ({ skuCode }: BuyableSku): string => skuCode.slice(0, skuCode.lastIndexOf("-"));
  const several = [...Map.groupBy(skus, colourOf).values()].filter((sizes) => sizes.length > 2);
  return several.at(isLast ? -1 : 0)?.[0] ?? expect.fail("no sku has other sizes");
}
