import { rupiah } from "@gelora/money/rupiah.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { startSandbox } from "@gelora/testkit/sandbox-process.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProviderMethod } from "../../domain/channel.ts";
import { startDocumentedMidtrans } from "../../testing/documented-midtrans.ts";
import type { ChargeWish, PaymentProvider } from "../payment-provider.ts";
import { createMidtrans } from "./midtrans.ts";

type Party = {
  readonly url: string;
  readonly cardToken: () => Promise<string>;
  readonly settle: (orderId: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * The provider as documented, and the sandbox's stand-in: one suite for both, so neither drifts.
 */
const parties: readonly (readonly [string, () => Promise<Party>])[] = [
  [
    "as documented",
    async () => {
      const documented = await startDocumentedMidtrans();
      const settle = async (orderId: string) => documented.settle(orderId);
      return { url: documented.url, cardToken: async () => "token", settle, close: documented.close };
    },
  ],
  [
    "as the sandbox plays it",
    async () => {
      const sandbox = await startSandbox();
      const url = `${sandbox.url}/midtrans`;
      const settle = async (orderId: string) => {
        await fetch(`${sandbox.url}/payments/${orderId}/settle?times=0`, { method: "POST" });
      };
      return { url, cardToken: () => tokenFrom(url), settle, close: sandbox.stop };
    },
  ],
];

async function tokenFrom(url: string): Promise<string> {
  const card = { card_number: "4811111111111114", card_exp_month: "12", card_exp_year: "2030", card_cvv: "123" };
  const query = new URLSearchParams({ client_key: "SB-Mid-client-gelora-local", ...card });
  const answer: unknown = await (await fetch(`${url}/v2/token?${query}`)).json();
  if (typeof answer !== "object" || answer === null || !("token_id" in answer)) throw new Error("no token");
  return String(answer.token_id);
}

describe.each(parties)("Midtrans %s", (_name, start) => {
  let party: Party;
  let provider: PaymentProvider;
  beforeAll(async () => {
    party = await start();
    provider = createMidtrans({
      url: party.url,
      serverKey: "SB-Mid-server-gelora-local",
      notificationAddress: "http://127.0.0.1:9/notifications/payments",
      breaker: createCircuitBreaker("midtrans"),
    });
  });
  afterAll(() => party.close());

  const wish = (providerOrderId: string, method: ProviderMethod, cardToken?: string): ChargeWish => ({
    providerOrderId,
    amount: rupiah(95_000),
    method,
    customer: { firstName: "Budi", lastName: "Utomo", email: "budi@example.test", mobile: "+6281111222333" },
    // Five thousand of freight are in no line.
    items: [
      { id: "a1", name: "Apel", price: rupiah(45_000), quantity: 2 },
      { id: "FREIGHT", name: "JNE", price: rupiah(5_000), quantity: 1 },
    ],
    now: new Date(),
    deadline: new Date(Date.now() + minutes(1440)),
    cardToken,
    finishAddress: "http://localhost:3000/pay-callback?order=contract",
  });

  const digits = expect.stringMatching(/^\d{8,20}$/);
  const page = expect.stringMatching(/^https?:\/\//);
  test.each([
    ["contract-bca", { type: "bank_transfer", bank: "bca" }, { bank: "BCA", vaNumber: digits }],
    ["contract-permata", { type: "bank_transfer", bank: "permata" }, { bank: "PERMATA", vaNumber: digits }],
    ["contract-mandiri", { type: "echannel" }, { bank: "MANDIRI", billKey: digits, billerCode: "70012" }],
    ["contract-qris", { type: "qris" }, { qrText: expect.stringMatching(/^000201/) }],
    ["contract-gopay", { type: "gopay" }, { redirectAddress: page }],
    ["contract-alfamart", { type: "cstore", store: "alfamart" }, { paymentCode: digits }],
    ["contract-card", { type: "credit_card" }, { redirectAddress: page }],
  ] as const)("[PAY-01~] %s is charged, found, and not charged twice", async (orderId, method, details) => {
    const token = method.type === "credit_card" ? await party.cardToken() : undefined;
    const held = { amount: "95000.00", currency: "IDR", state: "pending" };
    expect(await provider.charge(wish(orderId, method, token))).toMatchObject({
      result: "charged",
      transaction: { ...held, details, reference: expect.any(String) },
    });
    expect(await provider.status(orderId)).toMatchObject(held);
    expect(await provider.charge(wish(orderId, method, token))).toEqual({ result: "duplicate" });
  });

  test("numbers to type come with the enquiry, too; pages and codes to scan do not", async () => {
    expect((await provider.status("contract-mandiri"))?.details).toMatchObject({
      billKey: digits,
      billerCode: "70012",
    });
    expect((await provider.status("contract-qris"))?.details.qrText).toBeUndefined();
    expect((await provider.status("contract-card"))?.details.redirectAddress).toBeUndefined();
  });

  test("what was never charged is unknown", async () => {
    expect(await provider.status("contract-never")).toBeUndefined();
  });

  test("a card's token that has been used is a refused card", async () => {
    const charge = wish("contract-token", { type: "credit_card" }, "used-up");
    expect(await provider.charge(charge)).toEqual({ result: "card-refused" });
  });

  test("a cancelled payment is reported as cancelled, and cancelling again is no error", async () => {
    await provider.cancel("contract-bca");
    await provider.cancel("contract-bca");
    expect(await provider.status("contract-bca")).toMatchObject({ state: "cancelled" });
  });

  const refund = (providerOrderId: string, method: ProviderMethod, refundKey: string, amount: number) =>
    provider.refund({ providerOrderId, method, refundKey, amount: rupiah(amount), reason: "Returned" });
  const listed = (key: string, amount: string) => ({ key, amount, confirmed: true });

  test.each([
    ["contract-gopay", { type: "gopay" }],
    ["contract-qris", { type: "qris" }],
  ] as const)("%s goes back in parts, once for each key", async (orderId, method) => {
    await party.settle(orderId);
    expect(await provider.status(orderId)).toMatchObject({ state: "paid", settled: true, refunds: [] });
    for (let time = 0; time < 2; time += 1)
      expect(await refund(orderId, method, "key-1", 20_000)).toEqual({ result: "taken" });
    expect(await provider.status(orderId)).toMatchObject({
      state: "refunded",
      amount: "95000.00",
      refunds: [listed("key-1", "20000.00")],
    });
    expect(await refund(orderId, method, "key-2", 75_000)).toEqual({ result: "taken" });
    expect((await provider.status(orderId))?.refunds).toEqual([
      listed("key-1", "20000.00"),
      listed("key-2", "75000.00"),
    ]);
  });

  test("what was paid by bank transfer, or not at all, is refused, and says why", async () => {
    await party.settle("contract-permata");
    const transfer = { type: "bank_transfer", bank: "permata" } as const;
    expect(await refund("contract-permata", transfer, "key-1", 95_000)).toEqual({
      result: "refused",
      reason: expect.stringMatching(/^412 \w/),
    });
    expect((await provider.status("contract-permata"))?.refunds).toEqual([]);
    expect(await refund("contract-card", { type: "credit_card" }, "key-1", 95_000)).toMatchObject({
      result: "refused",
    });
  });

  test("a party that is down fails within its time, and says that the charge may have happened", async () => {
    const away = createMidtrans({
      url: "http://127.0.0.1:9",
      serverKey: "key-of-nobody",
      notificationAddress: "http://127.0.0.1:9",
      breaker: createCircuitBreaker("midtrans"),
    });
    await expect(away.charge(wish("contract-away", { type: "qris" }))).rejects.toMatchObject({ outcomeUnknown: true });
    const wanted = { providerOrderId: "contract-away", method: { type: "qris" }, refundKey: "k", reason: "" } as const;
    await expect(away.refund({ ...wanted, amount: rupiah(1) })).rejects.toMatchObject({ outcomeUnknown: true });
    await expect(away.status("contract-away")).rejects.toMatchObject({ outcomeUnknown: false });
  });
});
