import { expect } from "vitest";
import { openDesk } from "../support/desk.ts";
import { journey } from "../support/journey.ts";
import { deliver, guestWithOrders } from "../support/orders-placed.ts";

const screens = [
  {
    language: "en-US",
    width: 1280,
    ask: "Request a return",
    missing: "Please select product",
    select: /^Select /,
    reason: "Reason",
    fit: "It does not fit",
    bank: "Bank",
    number: "Account number",
    holder: "Account holder",
    send: "Send request",
    chooseReason: "Please choose a reason",
    see: "See return",
    taken: "We have received your return request.",
    reviewed: "Being reviewed",
    cancel: "Cancel return",
    confirm: "Yes, cancel it",
    cancelled: "Cancelled",
  },
  {
    language: "id-ID",
    width: 390,
    ask: "Ajukan retur",
    missing: "Silakan pilih barang",
    select: /^Pilih /,
    reason: "Alasan",
    fit: "Ukurannya tidak pas",
    bank: "Bank",
    number: "Nomor rekening",
    holder: "Nama pemilik rekening",
    send: "Kirim pengajuan",
    chooseReason: "Pilih alasannya dulu, ya",
    see: "Lihat retur",
    taken: "Pengajuan returmu sudah kami terima.",
    reviewed: "Sedang ditinjau",
    cancel: "Batalkan retur",
    confirm: "Ya, batalkan",
    cancelled: "Dibatalkan",
  },
] as const;

const later = {
  "en-US": {
    approved: "Approved: please send it",
    fill: "Enter tracking number",
    company: "Courier",
    number: "Tracking number",
    save: "Save",
    sent: "On its way to us",
    received: "Received: refund in progress",
    refunded: "Refunded",
    rejected: "Not accepted",
  },
  "id-ID": {
    approved: "Disetujui: silakan kirim",
    fill: "Isi nomor resi",
    company: "Kurir",
    number: "Nomor resi",
    save: "Simpan",
    sent: "Dalam perjalanan ke kami",
    received: "Diterima: dana sedang diproses",
    refunded: "Dana sudah dikembalikan",
    rejected: "Ditolak",
  },
} as const;

for (const screen of screens)
  journey(
    `[RET-01] [RET-05] [RET-08] [ORD-20] [ORD-21] [GAP-06] a guest returns an item, sees the refund in advance, finds the return in the list, and cancels it, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const guest = await guestWithOrders(gelora, 0, 2);
      const [orderCode = ""] = guest.orderCodes;
      await deliver(sandbox, orderCode);
      const visitor = await shopper({ language: screen.language, width: screen.width });
      await guest.moveInto(visitor);
      const { page } = visitor;
      const name = `${screen.language}-${screen.width}`;
      await visitor.visit(`/order/detail/${orderCode}`);
      await page.getByRole("button", { name: screen.ask }).click();
      await page.getByRole("alert").getByText(screen.missing, { exact: true }).waitFor();
      await page.getByRole("checkbox", { name: screen.select }).check();
      await page.getByRole("button", { name: screen.ask }).click();
      const dialog = page.getByRole("dialog");
      const send = dialog.getByRole("button", { name: screen.send });
      await send.click();
      await dialog.getByText(screen.chooseReason).waitFor();
      await dialog.getByLabel(screen.reason).selectOption({ label: screen.fit });
      // What comes back is shown before, and never includes what only our fault would bring.
      const sum = dialog.locator("section dd").last();
      await expect.poll(() => sum.textContent()).toMatch(/^Rp[\d.]+$/);
      const ofOne = await sum.textContent();
      await dialog.getByLabel(screen.bank, { exact: true }).selectOption({ label: "BCA" });
      await dialog.getByLabel(screen.number).fill("1234567890");
      await dialog.getByLabel(screen.holder).fill("Sari Wulandari");
      await visitor.look(`return-request-${name}`);
      // The shop takes the request, and its answer is lost.
      visitor.expectProblem(/operationName=returnOrder|ERR_FAILED/);
      const lost = "**/graphql?operationName=returnOrder";
      await page.route(lost, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send.click();
      await dialog.getByRole("alert").getByText(/./).waitFor();
      expect(await dialog.getByLabel(screen.number).inputValue()).toBe("1234567890");
      await page.unroute(lost);
      // Sent again it is the same request: the list has one.
      await send.click();
      await page.getByRole("status").getByText(screen.taken).waitFor();
      await page.getByText(screen.reviewed).first().waitFor();
      // The new return is where the reader is, although it stands below the goods.
      const heading = page.getByRole("heading", { level: 3, name: /^RT/ });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
      const box = await heading.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
      await visitor.visit("/order/return");
      const card = page.getByRole("article");
      await card.getByText(screen.reviewed, { exact: true }).waitFor();
      await visitor.look(`guest-returns-${name}`);
      await card.getByRole("link").click();
      await page.waitForURL(`**/order/detail/${orderCode}`);
      await page.getByText(screen.reviewed).first().waitFor();
      await expect.poll(() => page.getByText(ofOne ?? "-").count()).toBeGreaterThan(0);
      await visitor.visit(`/order/detail/${orderCode}`);
      await page.getByRole("button", { name: screen.see }).waitFor();
      await visitor.look(`return-on-order-${name}`);
      await page.getByRole("button", { name: screen.see }).click();
      await dialog.getByText("BCA •••• 7890", { exact: false }).waitFor();
      await visitor.look(`return-dialog-${name}`);
      await dialog.getByRole("button", { name: screen.cancel }).click();
      await page.getByRole("button", { name: screen.confirm }).click();
      await page.getByText(screen.cancelled, { exact: true }).first().waitFor();
      // The pieces can be returned again.
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: screen.ask }).waitFor();
    },
  );

for (const screen of screens)
  journey(
    `[RET-04] [RET-06] [RET-07] a return is approved, sent, received and refunded, and another is rejected with its reason, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const desk = openDesk(gelora);
      const guest = await guestWithOrders(gelora, 0, 2);
      const [orderCode = ""] = guest.orderCodes;
      await deliver(sandbox, orderCode);
      const visitor = await shopper({ language: screen.language, width: screen.width });
      await guest.moveInto(visitor);
      const { page } = visitor;
      const words = later[screen.language];
      const name = `${screen.language}-${screen.width}`;
      const request = async (reason: string): Promise<string> => {
        const answer = await guest.buyer.caller.call<{ returnOrder: { data: { returnCode: string }[] } }>(
          "ReturnOrder",
          "mutation ReturnOrder($input: ReturnOrderInput!) { returnOrder(input: $input) { errorCode data { returnCode } } }",
          {
            input: {
              orderCode,
              products: [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode: reason }],
              bankAccount: { bankCode: "014", accountNumber: "1234567890", accountName: "Sari Wulandari" },
            },
          },
        );
        return answer.returnOrder.data[0]?.returnCode ?? "";
      };
      // The courier's word may take a moment to reach the shop.
      let first = "";
      await expect.poll(async () => (first = await request("WRONG_SIZE"))).not.toBe("");
      const second = await request("DAMAGED");
      const act = (role: "support" | "warehouse" | "finance", call: string) =>
        desk.send(role, `mutation { ${call} { success result } }`);
      await act("support", `rejectReturn(returnCode: "${second}", reason: "Barangnya sudah dipakai.")`);
      await visitor.visit(`/order/detail/${orderCode}`);
      await page.locator("li", { hasText: first }).waitFor();
      await act("support", `approveReturn(returnCode: "${first}")`);
      const see = (code: string) =>
        page.locator("li", { hasText: code }).getByRole("button", { name: screen.see }).click();
      await see(second);
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Barangnya sudah dipakai.").waitFor();
      await dialog.getByText(words.rejected, { exact: true }).first().waitFor();
      await visitor.look(`return-rejected-${name}`);
      await page.keyboard.press("Escape");
      await see(first);
      await dialog.getByText(words.approved).first().waitFor();
      // What the order says beside it was read before.
      await page.locator("li", { hasText: first }).getByText(words.approved).first().waitFor({ state: "attached" });
      await visitor.look(`return-approved-${name}`);
      await dialog.getByRole("button", { name: words.fill }).click();
      const logistics = page.getByRole("dialog").last();
      await logistics.getByLabel(words.company).selectOption({ label: "JNE" });
      await logistics.getByLabel(words.number).fill("JX 123 456");
      const box = await logistics.boundingBox();
      if (screen.width === 1280) expect(box?.width).toBe(750);
      await visitor.look(`return-logistics-${name}`);
      await logistics.getByRole("button", { name: words.save, exact: true }).click();
      await page.getByText(words.sent).first().waitFor();
      expect(await act("warehouse", `receiveReturn(returnCode: "${first}")`)).toMatchObject({ result: "received" });
      await visitor.visit(`/order/detail/${orderCode}`);
      await page.getByText(words.received).first().waitFor();
      expect(await act("finance", `payReturn(returnCode: "${first}", reference: "BCA-1")`)).toMatchObject({
        result: "paid",
      });
      await expect
        .poll(
          async () => {
            await visitor.visit(`/order/detail/${orderCode}`);
            await page.getByRole("button", { name: screen.see }).first().waitFor();
            return page.getByText(words.refunded, { exact: true }).count();
          },
          { timeout: 20_000, interval: 1500 },
        )
        .toBeGreaterThan(0);
      await visitor.look(`return-refunded-${name}`);
    },
  );
