import { languages } from "@gelora/locale/language.ts";
import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import type { Outbox } from "@gelora/service-kit/outbox.ts";
import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { moduleAlone } from "../../testing/module-alone.ts";
import { openTestPostbox, type SentMessage, type TestPostbox } from "../../testing/postbox.ts";
import { messagingModule } from "./messaging.module.ts";
import { type AccountMail, sendAccountMail, sendCode, writeAccountMail } from "./messaging.ts";

const link = "https://store.test/reset-password#token=rahasia&next=1";

describe("messages about accounts", () => {
  let postbox: TestPostbox;
  let platform: Platform;
  let outbox: Outbox;
  let seen = 0;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    const database = await openTestDatabase("embedded");
    await migrate(database, [messagesMigrations]);
    const settings = { ...postbox.environment, STOREFRONT_URL: "https://store.test" };
    ({ platform, outbox } = moduleAlone(messagingModule, database, settings));
  });
  beforeEach(() => {
    seen = postbox.messages.length;
  });
  afterAll(async () => {
    await platform.database.close();
    await postbox.close();
  });

  const lastMessage = (): SentMessage => {
    const message = postbox.messages.at(-1);
    if (!message) throw new Error("nothing was sent");
    return message;
  };

  test.each([
    ["en-US", "4711 is your Gelora code, valid for 5 minutes. Never share it with anyone."],
    ["id-ID", "4711 adalah kode Gelora-mu, berlaku 5 menit. Jangan berikan kepada siapa pun."],
  ] as const)(
    "an SMS in %s is one SMS, and its last line binds the code to our host for one-time-code autofill",
    async (language, words) => {
      const message = { channel: "SMS", to: "+6281234567890", code: "4711", minutes: 5, language } as const;
      expect(await sendCode(platform, message)).toBe("sent");
      const { text, to, raw } = lastMessage();
      expect(to).toBe("81234567890");
      expect(new URLSearchParams(raw).get("From")).toBe("Gelora");
      expect(text.split("\n")).toEqual([words, "", "@store.test #4711"]);
      // Characters of the basic SMS alphabet, of which 160 fit into one message.
      expect(text).toMatch(/^[\w\s.,@#:()/-]{1,160}$/);
    },
  );

  test("a code by WhatsApp is a template of WhatsApp's own kind, in its body and on the button that copies it", async () => {
    const message = { channel: "WHATSAPP", to: "+6281234567890", code: "0042", minutes: 5, language: "id-ID" } as const;
    expect(await sendCode(platform, message)).toBe("sent");
    expect(JSON.parse(lastMessage().raw)).toEqual({
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: "6281234567890",
      type: "template",
      template: {
        name: "gelora_code",
        language: { code: "id" },
        components: [
          { type: "body", parameters: [{ type: "text", text: "0042" }] },
          { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: "0042" }] },
        ],
      },
    });
  });

  test.each([
    ["en-US", "Your Gelora code", "valid for 10 minutes"],
    ["id-ID", "Kode Gelora-mu", "berlaku 10 menit"],
  ] as const)(
    "[EMV-04] a code by mail in %s stands in both parts, and not in the subject that a locked screen shows",
    async (language, subject, validity) => {
      const message = { channel: "MAIL", to: "sari@example.com", code: "4711", minutes: 10, language } as const;
      expect(await sendCode(platform, message)).toBe("sent");
      const mail = lastMessage();
      expect(mail.subject).toBe(subject);
      for (const part of [mail.html, mail.text]) {
        expect(part).toContain("4711");
        expect(part).toContain(validity);
      }
      expect(mail.html).toContain(`lang="${language.slice(0, 2)}"`);
    },
  );

  test("a sender that does not take a code is reported, and never thrown", async () => {
    const message = { channel: "SMS", to: "+6281234567890", code: "4711", minutes: 5, language: "en-US" } as const;
    postbox.answerWith(400);
    expect(await sendCode(platform, message)).toBe("failed");
    postbox.answerWith(504);
    expect(await sendCode(platform, message)).toBe("lost");
    postbox.answerWith(undefined);
  });

  const kinds = [
    "passwordReset",
    "emailLink",
    "welcome",
    "passwordChanged",
    "emailChanged",
    "mobileChanged",
    "clubCardMoved",
    "clubCardReturned",
    "erasureAsked",
  ] as const;

  test.each(kinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    "[LOC-01] the mail %s is whole in %s: a subject, words of its own, a text part, nothing left unfilled",
    async (kind, language) => {
      const mail: AccountMail = { kind, to: "sari@example.com", language, firstName: "Sari", address: link };
      await sendAccountMail(platform, `id-${kind}-${language}`, mail);
      const { subject, html, text, raw } = lastMessage();
      expect(subject).toContain("Gelora");
      expect(text).toContain(language === "id-ID" ? "Halo Sari,\n\n" : "Hello Sari,\n\n");
      expect(text).toContain(link);
      expect(html).toContain(link.replace("&", "&amp;"));
      for (const part of [subject, html.replace(/style="[^"]*"/g, ""), text])
        expect(part).not.toMatch(/[{}]|undefined/);
      expect(html).toContain('name="viewport"');
      expect(raw).toMatch(new RegExp(`message-id: <id-${kind}-${language}@gelora.example>`, "i"));
    },
  );

  test.each([
    ["en-US", "On 12 December 2026 | 21:37:00 WIB, or later if orders or returns are not completed by then"],
    [
      "id-ID",
      "Pada 12 Desember 2026 | 21:37:00 WIB, atau lebih lambat kalau masih ada pesanan atau retur yang belum selesai",
    ],
  ] as const)("the mail of an erasure in %s says when it is, as the page does", async (language, when) => {
    const dueAt = new Date("2026-12-12T14:37:00Z");
    await sendAccountMail(platform, `id-due-${language}`, { kind: "erasureAsked", to: "a@b.example", language, dueAt });
    expect(lastMessage().text).toContain(when);
  });

  test("[AC-70] a name stays text on one line", async () => {
    const firstName = '<img src=x onerror="alert(1)">\r\nBcc: all@example.test';
    await sendAccountMail(platform, "id-1", { kind: "welcome", to: "sari@example.com", language: "en-US", firstName });
    expect(lastMessage().html).not.toContain("<img src=x");
    expect(lastMessage().raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^bcc:/im);
  });

  test("without an address notices lead where they help: to the shop, or to a new password; the old address of a changed one to nowhere", async () => {
    const send = async (kind: "welcome" | "mobileChanged" | "emailChanged") => {
      await sendAccountMail(platform, `id-${kind}`, { kind, to: "sari@example.com", language: "en-US" });
      return [...lastMessage().html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    };
    expect(await send("welcome")).toEqual(["https://store.test/en"]);
    expect(await send("mobileChanged")).toEqual(["https://store.test/en/reset-password"]);
    expect(await send("emailChanged")).toEqual([]);
    expect(lastMessage().text).toContain("halo@gelora.example");
  });

  test("a notice is sent after the transaction that made it true, and not without it", async () => {
    const notice = { kind: "passwordChanged", to: "sari@example.com", language: "en-US" } as const;
    const undone = platform.database.transaction(async () => {
      await writeAccountMail(platform, notice);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    while ((await outbox.deliverDue()) > 0);
    expect(postbox.messages).toHaveLength(seen);
    await platform.database.transaction(() => writeAccountMail(platform, { ...notice, firstName: "Sari" }));
    while ((await outbox.deliverDue()) > 0);
    expect(lastMessage()).toMatchObject({ to: "sari@example.com", subject: "Your Gelora password was changed" });
  });
});
