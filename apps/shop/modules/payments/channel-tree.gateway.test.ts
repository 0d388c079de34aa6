import { minutes } from "@gelora/service-kit/durations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { field, openStockedShop, type StockedShop } from "../../testing/shopper.ts";

const parts = `imageUrl code parentCode paymentPlatform paymentMethod paymentType paymentVia stage fee name
  installment minInstallmentAmount maxInstallmentAmount merchantHosted expiryDate`;

type Channel = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly stage: number;
  readonly expiryDate: string | null;
  readonly children: readonly Channel[];
};

let shop: StockedShop;
beforeAll(async () => {
  shop = await openStockedShop("embedded");
});
afterAll(() => shop.close());

const channelsFor = async (orderAmount: number): Promise<readonly Channel[]> =>
  field(
    await shop.send(
      `query ($input: PaymentChannelListInput!) { ssQueryPaymentChannelList(input: $input) { ${parts}
        children { ${parts} children { ${parts} children { ${parts} children { code } } } } } }`,
      { input: { orderAmount, supportCod: 1, logisticsCompanyCode: "JNE" } },
      { language: "en-US" },
    ),
    "ssQueryPaymentChannelList",
  );
const flat = (list: readonly Channel[]): readonly Channel[] =>
  list.flatMap((one) => [one, ...flat(one.children.filter(({ stage }) => stage !== undefined))]);

const none = {
  imageUrl: "",
  fee: 0,
  installment: 0,
  minInstallmentAmount: null,
  maxInstallmentAmount: null,
};
const group = { ...none, paymentPlatform: null, paymentMethod: null, paymentType: null, paymentVia: null };
const provided = { ...none, paymentPlatform: "MIDTRANS", merchantHosted: true, expiryDate: expect.any(String) };

test("[CHK-20] over the gateway a channel of each kind and each of the four levels has every field", async () => {
  const asked = shop.platform.clock.now().getTime();
  const all = flat(await channelsFor(2_500_000));
  const known = (code: string) => {
    const { children: _children, ...own } = all.find((one) => one.code === code) ?? { children: [] };
    return own;
  };
  const levels = ["CARD", "CARD_INSTALMENT", "CARD_BCA", "CARD_BCA_3"].map(known);
  const card = { paymentMethod: "CARD", paymentType: "credit_card" };
  const unhosted = { merchantHosted: null, expiryDate: null };
  expect(levels).toEqual([
    { ...group, ...unhosted, code: "CARD", parentCode: null, stage: 1, name: "Credit or debit card" },
    { ...group, ...unhosted, code: "CARD_INSTALMENT", parentCode: "CARD", stage: 2, name: "Instalments" },
    { ...group, ...unhosted, code: "CARD_BCA", parentCode: "CARD_INSTALMENT", stage: 3, name: "BCA" },
    {
      ...provided,
      ...card,
      code: "CARD_BCA_3",
      parentCode: "CARD_BCA",
      stage: 4,
      name: "3 months",
      paymentVia: "bca",
      installment: 3,
      minInstallmentAmount: 500_000,
      maxInstallmentAmount: 50_000_000,
    },
  ]);
  expect(known("GOPAY")).toMatchObject({ paymentMethod: "EWALLET", paymentType: "gopay", merchantHosted: false });
  expect(known("BCA_VA")).toMatchObject({ ...provided, paymentMethod: "VIRTUAL_ACCOUNT", paymentVia: "bca" });
  expect(known("ALFAMART")).toMatchObject({ ...provided, paymentMethod: "COUNTER", paymentVia: "alfamart" });
  expect(known("COD")).toMatchObject({ paymentPlatform: "SHOP", paymentType: "cash", expiryDate: null });
  expect(
    all
      .map(({ stage }) => stage)
      .toSorted()
      .at(-1),
  ).toBe(4);
  for (const { expiryDate } of all) {
    if (expiryDate === null) continue;
    const payable = Date.parse(expiryDate) - asked;
    const promised = minutes(shop.platform.configuration.PAYMENT_TIME_MINUTES);
    expect(payable).toBeGreaterThanOrEqual(promised);
    expect(payable).toBeLessThan(promised + minutes(1));
  }
  expect(all.every(({ parentCode, stage }) => (parentCode === null) === (stage === 1))).toBe(true);
});

test.each([
  [499_999, []],
  [500_000, [3]],
  [1_000_000, [3, 6]],
  [2_000_000, [3, 6, 12]],
  [50_000_001, []],
])("[CHK-21] an order of %i is offered these plans of a bank: %j", async (amount, months) => {
  const plans = flat(await channelsFor(amount)).filter(({ parentCode }) => parentCode === "CARD_BCA");
  expect(plans.map(({ code }) => Number(code.split("_").at(-1)))).toEqual(months);
});
