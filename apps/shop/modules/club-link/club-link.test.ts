import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { clubSignOutPath } from "@gelora/contracts/club-sign-out.ts";
import { serviceEvent, serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { type Assertion, readAssertion } from "@gelora/service-kit/assertion.ts";
import { hours, minutes } from "@gelora/service-kit/durations.ts";
import { stopClock } from "@gelora/testkit/stop-clock.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { reportPurchase, reportReversal } from "./club-link.ts";
import { reportSignOut } from "./club-sign-out.ts";

const lines = [{ orderItemCode: "GL1-1", skuCode: "PB1-5", quantity: 2, amounts: [225_001, 224_999] }];
const purchase = {
  orderCode: "GL1",
  accountCode: "AC1",
  mobile: "81234567890",
  lines,
  completedAt: new Date().toISOString(),
};

describe.each(testEngines)("what the shop reports to the club, on %s", (engine) => {
  const heard: { path: string | undefined; assertion: Assertion | undefined; body: unknown }[] = [];
  let statusOfClub = 200;
  const club = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const assertion = readAssertion({ method: "POST", path: serviceEventsPath, body }, request.headers, {
      audience: "club",
      secret: "gelora-local-service-secret",
      now: shop.platform.clock.now(),
    });
    heard.push({ path: request.url, assertion, body: JSON.parse(body) });
    response.writeHead(statusOfClub).end("{}");
  });
  let shop: TestShop;
  beforeEach(async () => {
    heard.length = 0;
    statusOfClub = 200;
    club.listen(0, "127.0.0.1");
    await once(club, "listening");
    const { port } = club.address() as AddressInfo;
    shop = await openTestShop(engine, { CLUB_URL: `http://127.0.0.1:${port}` });
    stopClock(shop.platform.clock);
  });
  afterEach(async () => {
    await shop.close();
    club.close();
    await once(club, "close");
  });

  test("a completed purchase arrives with an assertion and in the agreed shape, once", async () => {
    await shop.platform.database.transaction(() => reportPurchase(shop.platform, purchase));
    await shop.outbox.deliverDue();
    expect(await shop.outbox.deliverDue()).toBe(0);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      path: serviceEventsPath,
      assertion: { issuer: "shop", principal: { kind: "program", code: "club-events" } },
    });
    expect(serviceEvent.parse(heard[0]?.body)).toMatchObject(purchase);
  });

  test("a reversal follows its purchase, under the name of its cause", async () => {
    const reversal = { orderCode: "GL1", lines, reversedAt: purchase.completedAt };
    await shop.platform.database.transaction(async () => {
      await reportPurchase(shop.platform, purchase);
      await reportReversal(shop.platform, "return-7", reversal);
    });
    while ((await shop.outbox.deliverDue()) > 0);
    expect(heard.map(({ body }) => serviceEvent.parse(body))).toEqual([
      { ...purchase, version: 2, type: "purchase.completed", id: "purchase:GL1" },
      { ...reversal, version: 2, type: "purchase.reversed", id: "reversal:GL1:return-7" },
    ]);
  });

  test("a club that fails is notified again, under the same id and with a new assertion", async () => {
    statusOfClub = 503;
    await shop.platform.database.transaction(() => reportPurchase(shop.platform, purchase));
    await shop.outbox.deliverDue();
    statusOfClub = 200;
    shop.platform.clock.setOffset(minutes(6));
    await shop.outbox.deliverDue();
    expect(heard.map(({ body }) => serviceEvent.parse(body).id)).toEqual(["purchase:GL1", "purchase:GL1"]);
    expect(new Set(heard.map(({ assertion }) => assertion?.id)).size).toBe(2);
    expect(await shop.outbox.deliverDue()).toBe(0);
  });

  test("a club that is down for a day hears of everything in order, though it is asked every few minutes", async () => {
    await shop.platform.database.transaction(async () => {
      await reportPurchase(shop.platform, purchase);
      await reportReversal(shop.platform, "return-7", { orderCode: "GL1", lines, reversedAt: purchase.completedAt });
    });
    const idsHeard = () => heard.splice(0).map(({ body }) => serviceEvent.parse(body).id);
    statusOfClub = 503;
    for (let tried = 0; tried < 12; tried += 1) {
      shop.platform.clock.setOffset(minutes(tried * 6));
      expect(await shop.outbox.deliverDue()).toBe(1);
    }
    shop.platform.clock.setOffset(minutes(11 * 6 + 4));
    expect(await shop.outbox.deliverDue()).toBe(0);
    expect(idsHeard()).toEqual(Array(12).fill("purchase:GL1"));
    statusOfClub = 200;
    shop.platform.clock.setOffset(hours(24));
    while ((await shop.outbox.deliverDue()) > 0);
    expect(idsHeard()).toEqual(["purchase:GL1", "reversal:GL1:return-7"]);
  });

  test("a sign-out reaches the club, later where it is down, and not once its sessions have ended by themselves", async () => {
    const signOut = (accountCode: string) =>
      shop.platform.database.transaction(() => reportSignOut(shop.platform, accountCode));
    statusOfClub = 503;
    await signOut("AC1");
    await shop.outbox.deliverDue();
    statusOfClub = 200;
    shop.platform.clock.setOffset(minutes(1));
    await shop.outbox.deliverDue();
    expect(heard.map(({ path }) => path)).toEqual([clubSignOutPath, clubSignOutPath]);
    expect(heard[1]?.body).toMatchObject({ accountCode: "AC1", signedOutAt: expect.any(String) });
    heard.length = 0;
    await signOut("AC2");
    shop.platform.clock.setOffset(minutes(22));
    await shop.outbox.deliverDue();
    expect(heard).toEqual([]);
    expect(await shop.outbox.deliverDue()).toBe(0);
  });
});
