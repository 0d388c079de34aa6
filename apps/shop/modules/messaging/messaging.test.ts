import { hours } from "@gelora/service-kit/durations.ts";
import { describe, expect, test } from "vitest";
import { announceOrders } from "./messaging.ts";
import { announcement, hearMessages } from "./testing/hear-messages.ts";

describe("notifying shoppers of their orders", () => {
  const heard = hearMessages();
  const { mails, whatsapps, announce, refuseMails } = heard;

  test("a placed order is reported by mail, in the shopper's language, as HTML and as text", async () => {
    await announce();
    const [mail] = mails;
    expect(mail).toMatchObject({
      subject: "Pesanan G261121-ABCD sudah kami terima",
      to: [{ address: "sari@example.test" }],
      from: { address: "halo@gelora.example", name: "Gelora" },
    });
    for (const part of [mail?.html, mail?.text])
      for (const fact of [
        "Rp1.250.000",
        "22 November 2026 | 16:05:09 WIB",
        "3901012345678901",
        "orderCode=G261121-ABCD",
      ])
        expect(part).toContain(fact);
    expect(mail?.text).toContain("http://localhost:3000/order/track?orderCode=G261121-ABCD");
    expect(mail?.html).toContain("#d8321a");
  });

  test("a contact that nobody has verified gets a few messages an hour; the others wait for the next (AC-37)", async () => {
    const unproven = { email: "victim@example.test", mobile: "+6281399998888", unproven: ["email", "mobile"] } as const;
    for (let n = 0; n < 5; n += 1) {
      const email = n % 2 ? unproven.email : unproven.email.toUpperCase();
      await announce({ ...unproven, email, orderCode: `G261121-FLD${n}` });
    }
    expect([mails.length, whatsapps.length]).toEqual([3, 3]);
    await announce({ ...unproven, orderCode: "G261121-OWN", unproven: ["mobile"] });
    expect([mails.length, whatsapps.length]).toEqual([4, 3]);
    heard.platform.clock.setOffset(hours(1.1));
    while ((await heard.outbox.deliverDue()) > 0);
    heard.platform.clock.setOffset(hours(0));
    expect([mails.length, whatsapps.length]).toEqual([6, 6]);
  });

  test("WhatsApp is sent by template, with parameters of one line", async () => {
    await announce({ customerName: "Sari\n\nDewi" });
    expect(whatsapps).toHaveLength(1);
    expect(whatsapps[0]).toMatchObject({
      authorization: "Bearer whatsapp-local-token",
      body: {
        messaging_product: "whatsapp",
        to: "6281234567890",
        type: "template",
        template: { name: "gelora_order_placed", language: { code: "id" } },
      },
    });
    const texts = JSON.stringify(whatsapps[0]?.body);
    for (const part of ["Sari Dewi", "G261121-ABCD", "Rp1.250.000", "Virtual Account BCA", "3901012345678901"])
      expect(texts).toContain(part);
  });

  test("who gave no address gets no mail, and nothing is announced that did not happen", async () => {
    await announce({ email: undefined });
    expect([mails.length, whatsapps.length]).toEqual([0, 1]);
    const undone = heard.platform.database.transaction(async () => {
      await announceOrders(heard.platform, [announcement]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    while ((await heard.outbox.deliverDue()) > 0);
    expect([mails.length, whatsapps.length]).toEqual([0, 1]);
  });

  test("a mail that is refused waits to be sent again, holds up no WhatsApp, and its receiver stands in no log (I-19)", async () => {
    refuseMails();
    await announce();
    expect([mails.length, whatsapps.length]).toEqual([0, 1]);
    const rows = await heard.platform.database
      .tables<{ outbox: { topic: string; failure: string | null } }>()
      .selectFrom("outbox")
      .select(["topic", "failure"])
      .execute();
    expect(rows).toMatchObject([{ topic: "messaging.mail", failure: expect.stringContaining("ProviderError: mail") }]);
    expect(rows[0]?.failure).not.toContain("sari@");
  });
});
