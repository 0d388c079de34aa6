import { createHmac } from "node:crypto";
import nodemailer from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { startMerchant } from "../testing/merchant.ts";
import { createTestSandbox, page } from "../testing/run-sandbox.ts";
import { addressKey, createMailbag, type Message } from "./message.ts";

let sandbox: Sandbox;
let smtpPort: number;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  smtpPort = (await sandbox.listen()).smtpPort;
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.server.inject({ method: "DELETE", url: "/postbox/messages" });
});

async function messages(to?: string): Promise<Message[]> {
  const response = await sandbox.server.inject({
    url: "/postbox/messages",
    ...(to === undefined ? {} : { query: { to } }),
  });
  return response.json();
}

function sendWhatsapp(payload: object, token = "whatsapp-local-token") {
  return sandbox.server.inject({
    method: "POST",
    url: "/whatsapp/v23.0/100200300/messages",
    headers: { authorization: `Bearer ${token}` },
    payload: { messaging_product: "whatsapp", to: "6281234567890", ...payload },
  });
}

const template = {
  type: "template",
  template: {
    name: "verification_code",
    language: { code: "id" },
    components: [
      { type: "body", parameters: [{ type: "text", text: "4711" }] },
      { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: "4711" }] },
    ],
  },
};

test("a WhatsApp template arrives with its parameters", async () => {
  const answer = await sendWhatsapp(template);
  expect(answer.json()).toMatchObject({
    messaging_product: "whatsapp",
    contacts: [{ input: "6281234567890", wa_id: "6281234567890" }],
    messages: [{ id: expect.stringMatching(/^wamid\./) }],
  });
  expect(await messages("+62 812-3456-7890")).toEqual([
    {
      id: expect.any(String),
      channel: "whatsapp",
      to: "6281234567890",
      subject: "verification_code",
      text: "4711 adalah kode verifikasi Anda. Demi keamanan, jangan bagikan kode ini.",
      html: null,
      sentAt: expect.stringMatching(/Z$/),
      data: {
        phoneNumberId: "100200300",
        template: "verification_code",
        language: "id",
        parameters: ["4711"],
        header: [],
        buttons: ["4711"],
      },
    },
  ]);
});

test("WhatsApp refuses a wrong token and a message without words", async () => {
  expect((await sendWhatsapp(template, "other")).json()).toMatchObject({
    error: { code: 190, type: "OAuthException" },
  });
  const wrong = await sendWhatsapp({ type: "text", text: {} });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ error: { code: 100 } });
  expect(await messages()).toEqual([]);
});

test("an SMS arrives", async () => {
  const sid = "AC00000000000000000000000000000000";
  const send = (fields: Record<string, string>, token = "sms-local-token") =>
    sandbox.server.inject({
      method: "POST",
      url: `/sms/2010-04-01/Accounts/${sid}/Messages.json`,
      headers: {
        authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const sent = await send({ To: "+6281234567890", From: "Gelora", Body: "Kode: 4711" });
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toMatchObject({
    sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    status: "queued",
    to: "+6281234567890",
  });
  expect(await messages("081234567890")).toMatchObject([
    { channel: "sms", text: "Kode: 4711", data: { from: "Gelora" } },
  ]);
  expect((await send({ To: "0812", From: "Gelora", Body: "x" })).json()).toMatchObject({ code: 21211 });
  expect((await send({ To: "+6281234567890", From: "Gelora", Body: "x" }, "no")).statusCode).toBe(401);
});

test("a mail arrives once for each receiver, newest first, and its markup can do nothing", async () => {
  await sendWhatsapp(template);
  const transport = nodemailer.createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true });
  await transport.sendMail({
    from: "Gelora <orders@gelora.test>",
    to: ["Sari@example.test", "budi@example.test"],
    subject: "Pesanan Anda — terima kasih",
    text: "Halo Sari",
    html: "<p>Halo <b>Sari</b></p><script>alert(1)</script>",
  });
  const all = await messages();
  expect(all.map(({ channel }) => channel)).toEqual(["mail", "mail", "whatsapp"]);
  const [mail] = await messages("sari@EXAMPLE.test");
  expect(mail).toMatchObject({
    to: "Sari@example.test",
    subject: "Pesanan Anda — terima kasih",
    data: { from: "orders@gelora.test" },
  });
  expect(mail?.text.trim()).toBe("Halo Sari");
  expect(mail?.html).toContain("<b>Sari</b>");
  const shown = await sandbox.server.inject({ url: `/postbox/${mail?.id}`, headers: page });
  expect(shown.body).toContain('<iframe class="mail" sandbox=""');
  expect(shown.body).not.toContain("alert(1)</script>");
  const preview = await sandbox.server.inject(`/postbox/${mail?.id}/html`);
  expect(preview.headers["content-security-policy"]).toContain("sandbox;");
  expect(preview.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("the postbox's page lists, filters and escapes", async () => {
  await sendWhatsapp({ type: "text", text: { body: "<img src=x onerror=alert(1)>" } });
  const shown = await sandbox.server.inject({ url: "/postbox?to=0812", headers: page });
  expect(shown.body).toContain("Nothing has been sent");
  const all = await sandbox.server.inject({ url: "/postbox", headers: page });
  expect(all.body).toContain("&lt;img src=x");
  expect(all.body).not.toContain("<img src=x");
});

test("a person sees a code at once, in the list and in the message, and can follow a mail's link", async () => {
  await sendWhatsapp(template);
  const transport = nodemailer.createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true });
  await transport.sendMail({
    from: "Gelora <halo@gelora.test>",
    to: "sari@example.test",
    subject: "Choose a new password",
    text: "Choose a new password: http://store.test/reset-password#token=abc.\n\nPay before 22 November 2026, please. javascript:alert(1)",
    html: "<p>Choose</p>",
  });
  const list = await sandbox.server.inject({ url: "/postbox", headers: page });
  expect(list.body.match(/<strong class="code">/g)).toHaveLength(1);
  expect(list.body).toContain('<strong class="code">4711</strong>');
  const [mail, whatsapp] = await messages();
  const shownMail = await sandbox.server.inject({ url: `/postbox/${mail?.id}`, headers: page });
  expect(shownMail.body).toContain('<a href="http://store.test/reset-password#token=abc">');
  expect(shownMail.body).not.toContain('href="javascript');
  const shown = await sandbox.server.inject({ url: `/postbox/${whatsapp?.id}`, headers: page });
  expect(shown.body).toContain('<p class="bubble">4711 adalah kode');
  expect(shown.body).toContain('<strong class="code">4711</strong>');
});

test("other sites' pages may not read the postbox", async () => {
  const response = await sandbox.server.inject({
    url: "/postbox/messages",
    headers: { origin: "http://elsewhere.test" },
  });
  expect(response.headers["access-control-allow-origin"]).toBeUndefined();
});

test.each([
  "+6281234567890",
  "6281234567890",
  "081234567890",
  "81234567890",
  " 6281234567890",
  "+62 812-3456-7890",
  "+62081234567890",
])("%s is one phone number", (spelling) => {
  expect(addressKey(spelling)).toBe("81234567890");
});

test("the mailbag keeps the newest only", () => {
  const mailbag = createMailbag(10);
  for (let number = 1; number <= 25; number += 1) {
    mailbag.add({ channel: "sms", to: "0", subject: null, text: String(number), html: null, data: null });
  }
  const listed = mailbag.list();
  expect(listed).toHaveLength(10);
  expect(listed[0]?.text).toBe("25");
  expect(listed.at(-1)?.text).toBe("16");
});

test.each([
  ["bounce", { event: "failed", severity: "permanent" }],
  ["complain", { event: "complained" }],
])("a mail's %s is reported to the shop, signed as Mailgun does", async (name, event) => {
  const merchant = await startMerchant();
  const own = await createTestSandbox({ SHOP_URL: merchant.url });
  const port = (await own.listen()).smtpPort;
  const transport = nodemailer.createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
  await transport.sendMail({ from: "a@gelora.example", to: "surut@contoh.id", subject: "Hai", text: "Hai" });
  const [mail] = (await own.server.inject({ url: "/postbox/messages" })).json<Message[]>();
  await own.server.inject({ method: "POST", url: `/postbox/${mail?.id}/${name}` });
  await own.stop();
  await merchant.close();
  const [{ path = "", body = {} } = {}] = merchant.received;
  const { signature, "event-data": data } = body as {
    signature: { timestamp: string; token: string; signature: string };
    "event-data": object;
  };
  expect(path).toBe("/notifications/mail");
  expect(data).toMatchObject({ ...event, recipient: "surut@contoh.id" });
  const signed = signature.timestamp + signature.token;
  expect(signature.signature).toBe(createHmac("sha256", "gelora-local-mail-events-key").update(signed).digest("hex"));
});
