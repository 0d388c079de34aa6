import { once } from "node:events";
import { createServer } from "node:http";
import { type BuiltService, buildService } from "@gelora/service-kit/service.ts";
import { openTestDatabase, testEngines } from "@gelora/testkit/test-databases.ts";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ClubConfiguration, readClubConfiguration } from "../../platform/configuration.ts";
import { modules } from "../../server/modules.ts";
import { someMember } from "../../testing/some-member.ts";
import { shopProgram } from "../earning/testing/shop-events.ts";
import { insertLink, linkOfMember, seedMembers } from "../membership/membership.ts";
import { writeCardMail } from "../messaging/messaging.ts";
import { announceLink, linkAccount, objectTo } from "./linking.ts";
import { unlink } from "./testing/unlink.ts";
import { forgetAccount } from "./use-cases/forget-account.ts";
import { removeLink, replaceLinks } from "./use-cases/link-account.ts";

describe.each(testEngines)("messages to the owners of cards, on %s", (engine) => {
  const mails: string[] = [];
  const messages: URLSearchParams[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      let mail = "";
      stream.on("data", (chunk) => {
        mail += chunk;
      });
      stream.on("end", () => {
        mails.push(mail.replaceAll("=\r\n", "").replaceAll("=3D", "="));
        done();
      });
    },
  });
  const sms = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    messages.push(new URLSearchParams(body));
    response.writeHead(201, { "content-type": "application/json" }).end("{}");
  });
  let club: BuiltService<ClubConfiguration>;
  let turn = 0;
  beforeAll(async () => {
    smtp.listen(0, "127.0.0.1");
    sms.listen(0, "127.0.0.1");
    await Promise.all([once(smtp.server, "listening"), once(sms, "listening")]);
    const [mailPlace, smsPlace] = [smtp.server.address(), sms.address()];
    if (typeof mailPlace !== "object" || !mailPlace || typeof smsPlace !== "object" || !smsPlace)
      throw new Error("no port");
    const configuration = readClubConfiguration({
      LOG_LEVEL: "silent",
      SHOP_URL: "http://127.0.0.1:9",
      SMTP_URL: `smtp://127.0.0.1:${mailPlace.port}`,
      SMS_URL: `http://127.0.0.1:${smsPlace.port}`,
      CLUB_SITE_URL: "https://mapclub.example",
    });
    club = await buildService("club", configuration, await openTestDatabase(engine), modules);
  });
  beforeEach(() => {
    turn += 1;
    mails.length = 0;
    messages.length = 0;
  });
  afterAll(async () => {
    await club.close();
    smtp.close();
    sms.closeAllConnections();
    sms.close();
  });

  const newCard = async (
    verified = { emailVerified: true, phoneVerified: true },
    language: "en-US" | "id-ID" = "en-US",
  ) => {
    const memberCode = `MC${turn}`;
    await seedMembers(club.platform, [
      someMember({
        memberCode,
        mobile: `8120000${1000 + turn}`,
        email: `dewi${turn}@contoh.id`,
        language,
        ...verified,
      }),
    ]);
    return memberCode;
  };
  const inTransaction = <Value>(work: () => Promise<Value>) => club.platform.database.transaction(work);
  const deliver = async () => {
    while ((await club.outbox.deliverDue()) > 0);
  };
  const tokenIn = (text = "") => /https:\/\/mapclub\.example\/site\/objection\?token=([\w-]{43})/.exec(text)?.[1] ?? "";

  test("a link is reported by mail and by SMS in the owner's language, each with a way to undo it", async () => {
    const memberCode = await newCard();
    await inTransaction(() => linkAccount(club.platform, { accountCode: `AC${turn}`, memberCode }));
    await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`To: dewi${turn}@contoh.id`);
    expect(mails[0]).toContain("Subject: Your MapClub card was linked to a Gelora account");
    expect(messages.map((message) => message.get("To"))).toEqual([`+628120000${1000 + turn}`]);
    const [byMail, bySms] = [tokenIn(mails[0]), tokenIn(messages[0]?.get("Body") ?? "")];
    expect(byMail).not.toBe(bySms);
    expect(await objectTo(club.platform, bySms)).toMatchObject({ ok: true, value: { kind: "linked" } });
    expect(await linkOfMember(club.platform, memberCode)).toBeUndefined();
    expect(await objectTo(club.platform, byMail)).toMatchObject({ failure: { code: "LINK_EXPIRED" } });
  });

  test("a switch is reported to both cards' owners, and an unlinking to its own", async () => {
    const first = await newCard();
    turn += 1;
    const second = await newCard();
    await inTransaction(() => linkAccount(club.platform, { accountCode: `OLD${turn}`, memberCode: first }));
    await inTransaction(() => linkAccount(club.platform, { accountCode: `NEW${turn}`, memberCode: second }));
    await deliver();
    mails.length = 0;
    await inTransaction(() => replaceLinks(club.platform, { accountCode: `NEW${turn}`, memberCode: first }));
    await inTransaction(() => removeLink(club.platform, `NEW${turn}`));
    await deliver();
    const subjects = mails.map((mail) => [/To: (\w+)@/.exec(mail)?.[1], /Subject: (.*)\r/.exec(mail)?.[1]]).toSorted();
    expect(subjects).toEqual(
      [
        [`dewi${turn - 1}`, "Your MapClub card was moved to another Gelora account"],
        [`dewi${turn - 1}`, "Your MapClub card was unlinked from a Gelora account"],
        [`dewi${turn}`, "Your MapClub card was unlinked from a Gelora account"],
      ].toSorted(),
    );
  });

  const promises = {
    "en-US": {
      back: "below: your MapClub card is locked at once until you set a new password, and linked again to the account that it was linked to before",
      unlinked: "below: it undoes the link at once and locks",
      accountTaken: "and linked to no account, because the account that it was linked to before has another card now.",
      unsure: "and linked to no account, because we cannot be sure that its link before was yours.",
    },
    "id-ID": {
      back: "di bawah: kartu MapClub-mu langsung dikunci sampai kamu membuat kata sandi baru, dan terhubung lagi ke akun sebelumnya",
      unlinked: "di bawah: hubungan itu langsung dibatalkan",
      accountTaken: "tidak terhubung ke akun mana pun, karena akun sebelumnya sekarang punya kartu lain.",
      unsure: "karena kami tidak bisa memastikan bahwa hubungan sebelumnya memang milikmu.",
    },
  } as const;

  test.each(["en-US", "id-ID"] as const)("a mail promises what an objection will do, in %s", async (language) => {
    const memberCode = await newCard(undefined, language);
    const account = `AC${turn}`;
    const lastMail = async () => {
      await deliver();
      const mail = mails.at(-1) ?? "";
      mails.length = 0;
      return mail;
    };
    await inTransaction(() => linkAccount(club.platform, { accountCode: account, memberCode }));
    expect(await lastMail()).toContain(promises[language].unlinked);
    await unlink(club.platform, account);
    const unsure = await lastMail();
    expect(unsure).toContain(promises[language].unsure);
    expect(await objectTo(club.platform, tokenIn(unsure))).toMatchObject({ ok: true, value: { ending: "unsure" } });
    expect(await lastMail()).toContain(language === "en-US" ? "linked to no account now" : "tidak terhubung ke akun");
    await inTransaction(() => insertLink(club.platform, { accountCode: account, memberCode }));
    await inTransaction(() => announceLink(club.platform, { accountCode: account, memberCode }, { isProven: true }));
    await unlink(club.platform, account);
    expect(await lastMail()).toContain(promises[language].back);
    const rest = `MC-${language}`;
    await seedMembers(club.platform, [someMember({ memberCode: rest, mobile: `8129990${turn}` })]);
    await inTransaction(() => replaceLinks(club.platform, { accountCode: account, memberCode }));
    await inTransaction(() => replaceLinks(club.platform, { accountCode: account, memberCode: rest }));
    expect(await lastMail()).toContain(promises[language].accountTaken);
  });

  test("the mail about an account that was erased at the shop says so, and promises no link back", async () => {
    const memberCode = await newCard();
    const account = `AC${turn}`;
    const link = { accountCode: account, memberCode };
    await inTransaction(async () => {
      await insertLink(club.platform, link);
      await announceLink(club.platform, link, { isProven: true });
    });
    await deliver();
    mails.length = 0;
    const erasure = { accountCode: account, erasedAt: club.platform.clock.now().toISOString() };
    await forgetAccount(club.platform, shopProgram, erasure);
    await deliver();
    expect(mails.at(-1)).toContain("your Gelora account is deleted");
    expect(mails.at(-1)).toContain("linked to no account");
    expect(mails.at(-1)).not.toContain("is linked again");
  });

  test("who had a card before it was another's hears of it once, at their own address, and may undo the link", async () => {
    const memberCode = await newCard();
    const former = { email: `lama${turn}@contoh.id`, firstName: "Citra", language: "id-ID" } as const;
    const link = { accountCode: `AC${turn}`, memberCode };
    await inTransaction(async () => {
      await insertLink(club.platform, link);
      await announceLink(club.platform, link, { former });
    });
    await deliver();
    expect(messages).toHaveLength(1);
    expect(mails).toHaveLength(2);
    const sent = mails.find((mail) => mail.includes(`To: ${former.email}`)) ?? "";
    expect(sent).toContain("Subject: Kartu MapClub-mu sekarang memakai alamat email lain");
    expect(sent).toMatch(/site\/objection\?token=\S+&lang=id-ID/);
    expect(sent).not.toContain("Dewi");
    mails.length = 0;
    expect(await objectTo(club.platform, tokenIn(sent))).toMatchObject({ ok: true, value: { kind: "linked" } });
    expect(await linkOfMember(club.platform, memberCode)).toBeUndefined();
    await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`To: dewi${turn}@contoh.id`);
    expect(mails[0]).toContain("Subject: Your MapClub card was locked");
    expect(mails[0]).toContain("https://mapclub.example/site/password?lang=en-US");
  });

  test.each([
    ["id-ID", "Selamat datang di MapClub", "Nomor anggotamu MC-7"],
    ["en-US", "Welcome to MapClub", "Your member number is MC-7"],
  ] as const)("a welcome in the member's language, %s", async (language, subject, number) => {
    const member = { memberCode: "MC-7", email: "dewi@contoh.id", emailVerified: true, firstName: "Dewi\n", language };
    await inTransaction(() => writeCardMail(club.platform, "welcome", member));
    await deliver();
    expect(mails[0]).toContain(`Subject: ${subject}`);
    expect(mails[0]).toContain(number);
    expect(mails[0]).toContain(`http://localhost:3000/${language.slice(0, 2)}/account/mapclub`);
  });

  test("an address or a number that nobody has verified gets nothing, and a number three SMS a day beside the mails", async () => {
    const unverified = await newCard({ emailVerified: false, phoneVerified: false });
    await inTransaction(() => linkAccount(club.platform, { accountCode: `AC${turn}`, memberCode: unverified }));
    await deliver();
    expect([mails, messages]).toEqual([[], []]);
    turn += 1;
    const memberCode = await newCard();
    for (let change = 0; change < 4; change += 1) {
      await inTransaction(() => linkAccount(club.platform, { accountCode: `AC${turn}`, memberCode }));
      await inTransaction(() => removeLink(club.platform, `AC${turn}`));
    }
    await deliver();
    expect(mails).toHaveLength(8);
    expect(messages).toHaveLength(3);
  });

  test("a card without a verified address: every change is reported by SMS, since no mail can be sent", async () => {
    const memberCode = await newCard({ emailVerified: false, phoneVerified: true });
    for (let change = 0; change < 4; change += 1) {
      await inTransaction(() => linkAccount(club.platform, { accountCode: `AC${turn}`, memberCode }));
      await inTransaction(() => removeLink(club.platform, `AC${turn}`));
    }
    await deliver();
    expect([mails.length, messages.length]).toEqual([0, 8]);
  });
});
