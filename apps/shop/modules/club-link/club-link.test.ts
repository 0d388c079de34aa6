import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serviceEvent, serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { isSignedRequest } from "@gelora/service-kit/signed-request.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../server/test-shop.ts";
import { reportPurchase } from "./club-link.ts";

const purchase = { orderCode: "GL1", mobile: "81234567890", amount: 450_000, completedAt: "2026-11-21T03:00:00.000Z" };

describe.each(testEngines)("what the shop tells the club, on %s", (engine) => {
  const heard: { path: string | undefined; signed: boolean; body: unknown }[] = [];
  let statusOfClub = 200;
  const club = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const signed = isSignedRequest(
      { method: "POST", path: serviceEventsPath, body },
      request.headers,
      "gelora-local-service-secret",
      shop.platform.clock.now(),
    );
    heard.push({ path: request.url, signed, body: JSON.parse(body) });
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
  });
  afterEach(async () => {
    await shop.close();
    club.close();
    await once(club, "close");
  });

  test("a completed purchase arrives signed and in the agreed shape, once", async () => {
    await shop.platform.database.transaction(() => reportPurchase(shop.platform, purchase));
    await shop.outbox.deliverDue();
    expect(await shop.outbox.deliverDue()).toBe(0);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ path: serviceEventsPath, signed: true });
    expect(serviceEvent.parse(heard[0]?.body)).toMatchObject(purchase);
  });

  test("a club that fails is told again, under the same id", async () => {
    statusOfClub = 503;
    await shop.platform.database.transaction(() => reportPurchase(shop.platform, purchase));
    await shop.outbox.deliverDue();
    statusOfClub = 200;
    shop.platform.clock.setOffset(minutes(1));
    await shop.outbox.deliverDue();
    expect(heard.map(({ body }) => serviceEvent.parse(body).id)).toEqual(["purchase:GL1", "purchase:GL1"]);
    expect(await shop.outbox.deliverDue()).toBe(0);
  });
});
