import { seconds } from "@gelora/service-kit/durations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callShop } from "../../platform/call-shop.ts";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { askShop } from "./providers/shop-sessions.ts";

let club: TestGateway;
beforeAll(async () => {
  club = await openTestGateway("embedded");
});
afterAll(() => club.close());

const lookUp = (code: string) => {
  const token = club.shop.signIn({ kind: "member", code });
  return askShop(club.platform, { token, fromBrowser: false });
};

test("the look-up of a session outlives a keep-alive connection that the shop closes at that moment", async () => {
  await lookUp("AC1");
  expect(club.shop.endOpenConnections()).toBeGreaterThan(0);
  expect(await lookUp("AC2")).toEqual({ kind: "member", code: "AC2" });
});

test("what may not be carried out twice is not repeated", async () => {
  await lookUp("AC3");
  expect(club.shop.endOpenConnections()).toBeGreaterThan(0);
  const call = { path: "/internal/any", program: "any", body: {}, timeout: seconds(2) };
  await expect(callShop(club.platform, { ...call, isRepeatable: false })).rejects.toMatchObject({
    name: "ProviderError",
    outcomeUnknown: true,
  });
});
