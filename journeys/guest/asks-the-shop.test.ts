import { expect } from "vitest";
import { z } from "zod";
import { openDesk } from "../support/desk.ts";
import { journey } from "../support/journey.ts";
import { guestWithOrders } from "../support/orders-placed.ts";

/** The expected words, repeated here on purpose. */
const screens = [
  {
    language: "en-US",
    width: 1280,
    about: "About order GL261123ABCDEF",
    fromOrder: "Ask about this order",
    status: /^(Open now|Closed now, back at 8am WIB)$/,
    name: "Your name",
    missing: "Please enter your name.",
    email: "Email",
    topic: "What is it about?",
    order: "Order number (optional)",
    question: "Your question",
    pictures: "Add pictures",
    picture: /^Picture \d$/,
    send: "Send question",
    cut: "You can add up to 3 pictures, so the rest were left out.",
    offline: /^You're offline\. Nothing you entered is lost/,
    sent: /^Thank you! The number of your question is (TK\w+)\./,
    received: /^We have your question \(TK/,
    answered: /^Our answer to your question \(TK/,
  },
  {
    language: "id-ID",
    width: 390,
    about: "Tentang pesanan GL261123ABCDEF",
    fromOrder: "Tanya soal pesanan ini",
    status: /^(Buka sekarang|Sedang tutup, buka lagi pukul 08\.00 WIB)$/,
    name: "Namamu",
    missing: "Isi namamu dulu, ya.",
    email: "Email",
    topic: "Tentang apa?",
    order: "Nomor pesanan (opsional)",
    question: "Pertanyaanmu",
    pictures: "Tambahkan foto",
    picture: /^Foto \d$/,
    send: "Kirim pertanyaan",
    cut: "Maksimal 3 foto, jadi sisanya tidak ikut.",
    offline: /^Kamu sedang offline\. Isianmu tetap/,
    sent: /^Terima kasih! Nomor pertanyaanmu (TK\w+)\./,
    received: /^Pertanyaanmu sudah kami terima \(TK/,
    answered: /^Jawaban untuk pertanyaanmu \(TK/,
  },
] as const;

const waiting = z.array(
  z.object({ ticketCode: z.string(), orderCode: z.string().nullable(), pictureCodes: z.array(z.string()) }),
);

for (const screen of screens)
  journey(
    `[CNT-08~] [SHL-31~] a shopper asks about their order, gets a number by mail and then the answer, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const desk = openDesk(gelora);
      const email = `bertanya-${screen.width}@contoh.id`;
      const visitor = await shopper({ language: screen.language, width: screen.width });
      const { page } = visitor;
      await visitor.visit("/contact-us?orderCode=GL261123ABCDEF");
      await page.getByText(screen.status).waitFor();
      const form = page.locator("[data-ticket-form]");
      await form.getByText(screen.about).waitFor();
      expect(await form.getByLabel(screen.order).inputValue()).toBe("GL261123ABCDEF");
      expect(await form.getByLabel(screen.topic).inputValue()).toBe("ORDER");
      await form.getByRole("button", { name: screen.send }).click();
      await form.getByText(screen.missing).waitFor();
      expect(await form.getByLabel(screen.name).evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.type("Sari Wulandari");
      await form.getByLabel(screen.email, { exact: true }).fill(email);
      await form.getByLabel(screen.question).fill("Paketnya belum sampai.\nApakah bisa dicek?");
      const photo = { name: "resi.png", mimeType: "image/png", buffer: await page.screenshot() };
      // Six, where there is room for three, and a first one that is no picture.
      const note = { name: "catatan.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
      await form.getByLabel(screen.pictures).setInputFiles([note, ...Array.from({ length: 6 }, () => photo)]);
      await form.locator("[aria-live]").getByText(screen.cut).waitFor();
      await form
        .locator("[aria-live]")
        .getByText(/^catatan\.png: /)
        .waitFor();
      expect(await form.getByRole("img", { name: screen.picture }).count()).toBe(3);
      await visitor.look("contact-form");
      visitor.expectProblem(/ERR_INTERNET_DISCONNECTED/);
      await page.context().setOffline(true);
      await form.getByRole("button", { name: screen.send }).click();
      await form.getByRole("alert").getByText(screen.offline).waitFor();
      await visitor.look("contact-offline");
      await page.context().setOffline(false);
      await form.getByRole("button", { name: screen.send }).click();
      const thanks = (await form.getByText(screen.sent).textContent()) ?? "";
      const [, ticketCode = ""] = screen.sent.exec(thanks.trim()) ?? [];
      await visitor.look("contact-sent");

      const mail = await sandbox.waitForMessage(email, screen.received);
      expect(mail.text).toContain(ticketCode);
      expect(mail.text).toContain("Apakah bisa dicek?");
      const tickets = waiting.parse(await desk.send("support", "{ tickets { ticketCode orderCode pictureCodes } }"));
      const ticket = tickets.find((one) => one.ticketCode === ticketCode);
      expect(ticket).toMatchObject({ orderCode: "GL261123ABCDEF", pictureCodes: Array(3).fill(expect.any(String)) });
      const answer = `mutation { answerTicket(ticketCode: "${ticketCode}", answer: "Besok sampai.") { success } }`;
      expect(await desk.send("support", answer)).toMatchObject({ success: true });
      expect(await desk.send("support", answer)).toMatchObject({ success: false });
      expect((await sandbox.waitForMessage(email, screen.answered)).text).toContain("Besok sampai.");
    },
  );

const withOrders = z.array(
  z.object({
    orderCode: z.string().nullable(),
    order: z.object({ items: z.array(z.string()), isOwn: z.boolean() }).nullable(),
  }),
);

for (const screen of screens)
  journey(
    `a question from an order's page carries its number, and staff see its goods, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora }) => {
      const guest = await guestWithOrders(gelora, 0, 2);
      const orderCode = guest.orderCodes.at(-1) ?? "";
      const visitor = await shopper({ language: screen.language, width: screen.width });
      await guest.moveInto(visitor);
      const { page } = visitor;
      await visitor.visit(`/order/detail/${orderCode}`);
      await page.getByRole("link", { name: screen.fromOrder }).click();
      const form = page.locator("[data-ticket-form]");
      await form.getByLabel(screen.name).fill("Sari Wulandari");
      expect(await form.getByLabel(screen.order).inputValue()).toBe(orderCode);
      await form.getByLabel(screen.email, { exact: true }).fill(`pesanan-${screen.width}@contoh.id`);
      await form.getByLabel(screen.question).fill("Bisa dikirim lebih cepat?");
      await form.getByRole("button", { name: screen.send }).click();
      await form.getByText(screen.sent).waitFor();
      const desk = openDesk(gelora);
      const tickets = withOrders.parse(await desk.send("support", "{ tickets { orderCode order { items isOwn } } }"));
      const ticket = tickets.find((one) => one.orderCode === orderCode);
      expect(ticket?.order).toMatchObject({ items: [expect.stringMatching(/^2 × .+, /)], isOwn: true });
    },
  );
