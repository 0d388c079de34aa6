import { once } from "node:events";
import { points } from "@gelora/money/points.ts";
import { type Milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import { type BuiltService, buildService } from "@gelora/service-kit/service.ts";
import { openTestDatabase, testEngines } from "@gelora/testkit/test-databases.ts";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ClubConfiguration, readClubConfiguration } from "../../platform/configuration.ts";
import { modules } from "../../server/modules.ts";
import { seedMembers } from "../membership/membership.ts";
import { addPointsTo, holdPoints, selectExpiries } from "./ledger.ts";
import { warnOfExpiry } from "./use-cases/warn-of-expiry.ts";

describe.each(testEngines)("warnings that points expire, on %s", (engine) => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      let mail = "";
      stream.on("data", (chunk) => {
        mail += chunk;
      });
      stream.on("end", () => {
        mails.push(mail.replaceAll("=\r\n", ""));
        done();
      });
    },
  });
  let club: BuiltService<ClubConfiguration>;
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const place = server.server.address();
    if (typeof place !== "object" || !place) throw new Error("no port");
    const configuration = readClubConfiguration({ LOG_LEVEL: "silent", SMTP_URL: `smtp://127.0.0.1:${place.port}` });
    club = await buildService("club", configuration, await openTestDatabase(engine), modules);
    const person = { lastName: "K", phoneVerified: true, status: "ACTIVE" } as const;
    await seedMembers(club.platform, [
      {
        ...person,
        memberCode: "MC1",
        mobile: "81200000001",
        firstName: "Dewi",
        email: "dewi@contoh.id",
        emailVerified: true,
      },
      {
        ...person,
        memberCode: "MC2",
        mobile: "81200000002",
        firstName: "<b>Sari",
        email: "sari@contoh.id",
        emailVerified: true,
        language: "en-US",
      },
      {
        ...person,
        memberCode: "MC3",
        mobile: "81200000003",
        firstName: "Budi",
        email: "budi@contoh.id",
        emailVerified: false,
      },
    ]);
    for (const memberCode of ["MC1", "MC2", "MC3"])
      await addPointsTo(club.platform, { memberCode, fact: `added:${memberCode}`, points: points(12_500) });
  });
  afterAll(async () => {
    await club.platform.database.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  /** Sets the clock to so long before the points expire, and sends what is due. */
  const mailsAt = async (before: Milliseconds): Promise<readonly string[]> => {
    const { platform, outbox } = club;
    const [expiry] = await selectExpiries(platform, "MC2");
    const wait = (expiry?.expiresAt.getTime() ?? 0) - Date.now() - before;
    platform.clock.setOffset(wait as Milliseconds);
    await Promise.all([warnOfExpiry(platform), warnOfExpiry(platform)]);
    mails.length = 0;
    while ((await outbox.deliverDue()) > 0);
    return [...mails].toSorted();
  };
  const day = 24 * 60;

  test("are mailed 30 and 7 days before, once each, to verified addresses, in the member's language", async () => {
    expect(await mailsAt(minutes(31 * day))).toEqual([]);
    const first = await mailsAt(minutes(30 * day - 1));
    expect(first).toHaveLength(2);
    const toDewi = first.find((mail) => mail.includes("To: dewi@contoh.id"));
    const toSari = first.find((mail) => mail.includes("To: sari@contoh.id"));
    expect(toDewi).toMatch(/Dewi, 12\.500 poin MapClub-mu hangus setelah \d\d\/\d\d\/\d{4}\./);
    expect(toSari).toMatch(/12\.500 of your MapClub points expire after \d\d\/\d\d\/\d{4}\./);
    expect(toSari).toContain("&lt;b&gt;Sari");
    expect(await mailsAt(minutes(20 * day))).toEqual([]);
    const spends = { orderCode: "GL1", memberCode: "MC1", points: points(12_500), isPermitted: async () => true };
    await holdPoints(club.platform, spends);
    const second = await mailsAt(minutes(7 * day - 1));
    expect(second).toHaveLength(1);
    expect(second[0]).toContain("To: sari@contoh.id");
    expect(await mailsAt(minutes(day))).toEqual([]);
    expect(await mailsAt(minutes(-1))).toEqual([]);
  });
});
