import { afterEach, expect, test, vi } from "vitest";
import { tokeniseCard } from "./tokenise-card.ts";

const asked: unknown[] = [];
vi.mock("../../platform/session/shop-client.ts", () => ({
  callShop: async (...question: unknown[]) => {
    asked.push(question);
    const settings = { tokenAddress: "https://pay.example/v2/token", clientKey: "client-7" };
    return { ok: true, value: { cardTokenSettings: settings } };
  },
}));

const card = { number: "4811 1111 1111 1114", expiry: "05/28", cvv: "123" };

function provider(answer: () => Promise<Response>) {
  const call = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", call);
  return call;
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test("[CHK-20~] a card goes to the provider alone, without referrer, cookies or cache; the shop never sees it", async () => {
  const call = provider(async () => Response.json({ status_code: "200", token_id: "token-1" }));
  expect(await tokeniseCard(card)).toEqual({ ok: true, token: "token-1" });
  const [address, options] = call.mock.calls[0] ?? [];
  expect(String(address)).toBe(
    "https://pay.example/v2/token?client_key=client-7&card_number=4811111111111114&card_exp_month=05&card_exp_year=2028&card_cvv=123",
  );
  expect(options).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store" });
  expect(JSON.stringify(asked)).not.toContain("4811");
});

test("a card that the provider refuses, and a provider that does not answer, are distinguished", async () => {
  provider(async () => Response.json({ status_code: "400", validation_messages: ["card_number"] }));
  expect(await tokeniseCard(card)).toEqual({ ok: false, reason: "refused" });
  provider(() => Promise.reject(new TypeError("offline")));
  expect(await tokeniseCard(card)).toEqual({ ok: false, reason: "unreachable" });
  provider(async () => new Response("<html>", { status: 502 }));
  expect(await tokeniseCard(card)).toEqual({ ok: false, reason: "unreachable" });
});
