import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { openDesk } from "../support/desk.ts";
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
    noReturns: "No returns",
    ask: "Request a return",
    select: /^Select /,
    reason: "Reason",
    fit: "It does not fit",
    pictures: "Add pictures",
    picture: "Picture 1",
    send: "Send request",
    reviewed: "Being reviewed",
    refunded: "Refunded",
    detail: "Return/Refund detail",
    way: "The money goes back to the account or e-wallet you paid from.",
    trail: ["My orders", "Order detail", "Return"],
  },
  {
    language: "id-ID",
    width: 390,
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    noReturns: "Belum ada retur",
    ask: "Ajukan retur",
    select: /^Pilih /,
    reason: "Alasan",
    fit: "Ukurannya tidak pas",
    pictures: "Tambahkan foto",
    picture: "Foto 1",
    send: "Kirim pengajuan",
    reviewed: "Sedang ditinjau",
    refunded: "Dana sudah dikembalikan",
    detail: "Lihat retur",
    way: "Dananya kembali ke rekening atau dompet digital yang kamu pakai membayar.",
    trail: ["Pesanan saya", "Rincian pesanan", "Retur"],
  },
] as const;

for (const screen of screens)
  journey(
    `[RET-01] [RET-02] [GAP-06] [ORD-21] a member returns an item, finds it in the list and on its page, and its parts lead back, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const desk = openDesk(gelora);
      const member = await registerMember(gelora, { language: screen.language });
      const orderCode = await memberOrders({ ...member, caller: member.caller }, 2);
      await deliver(sandbox, orderCode);
      const visitor = await shopper({ language: screen.language, width: screen.width });
      const { page } = visitor;
      await visitor.visit("/login?redirectUrl=%2Faccount%2Freturn");
      await page.getByLabel(screen.account, { exact: true }).fill(member.email);
      await page.getByLabel(screen.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: screen.signIn, exact: true }).click();
      await page.waitForURL(/\/account\/return$/);
      await page.getByText(screen.noReturns, { exact: true }).waitFor();
      await visitor.look("member-returns-none");

      await visitor.visit(`/account/order/detail/${orderCode}`);
      await page.getByRole("checkbox", { name: screen.select }).check();
      await page.getByRole("button", { name: screen.ask }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(screen.reason).selectOption({ label: screen.fit });
      await dialog.getByText(screen.way).waitFor();
      const photo = { name: "jahitan.png", mimeType: "image/png", buffer: await page.screenshot() };
      await dialog.getByLabel(screen.pictures).setInputFiles(photo);
      await dialog.getByRole("img", { name: screen.picture }).waitFor();
      await visitor.look("member-return-request");
      await dialog.getByRole("button", { name: screen.send }).click();
      await page.getByRole("link", { name: screen.detail }).first().waitFor();
      // By way of the list: the same address again would open where it was left, at the new return.
      await visitor.visit("/account/order");
      await visitor.visit(`/account/order/detail/${orderCode}`);
      await page.getByRole("link", { name: screen.detail }).first().waitFor();
      await visitor.look("member-order-with-return");

      await visitor.visit("/account/return");
      const card = page.getByRole("article");
      await card.getByText(screen.reviewed, { exact: true }).waitFor();
      await visitor.look("member-returns");
      const returnCode = (await card.getAttribute("aria-label")) ?? "";
      expect(returnCode).toMatch(/^RT/);
      await card.getByRole("link", { name: new RegExp(screen.detail) }).click();
      await page.waitForURL(`**/account/order/detail/${orderCode}/${returnCode}`);
      await page.getByText(screen.reviewed, { exact: true }).first().waitFor();
      const kept = page.getByRole("img", { name: screen.picture });
      await expect.poll(() => kept.getAttribute("src")).toMatch(/^data:image\/jpeg;base64,/);
      await visitor.look("member-return-page");

      await desk.send("support", `mutation { approveReturn(returnCode: "${returnCode}") { success } }`);
      await desk.send("warehouse", `mutation { receiveReturn(returnCode: "${returnCode}") { success } }`);
      const isRefunded = async () => {
        await visitor.visit(`/account/order/detail/${orderCode}/${returnCode}`);
        await page.getByText(returnCode).first().waitFor();
        return page.getByText(screen.refunded, { exact: true }).count();
      };
      await expect.poll(isRefunded, { timeout: 20_000, interval: 1000 }).toBeGreaterThan(0);
      await visitor.look("member-return-refunded");

      const trail = page.getByRole("main").locator("nav ol").last();
      await expect.poll(() => trail.locator("li").allInnerTexts()).toHaveLength(3);
      const [orders, order, here] = await trail.locator("li").all();
      expect(await here?.innerText()).toBe(screen.trail[2]);
      await order?.getByRole("link", { name: screen.trail[1] }).click();
      await page.waitForURL(`**/account/order/detail/${orderCode}`);
      await page.goBack();
      await page.waitForURL(`**/${returnCode}`);
      await orders?.getByRole("link", { name: screen.trail[0] }).click();
      await page.waitForURL("**/account/order");
      await visitor.look("member-orders");
    },
    120_000,
  );
