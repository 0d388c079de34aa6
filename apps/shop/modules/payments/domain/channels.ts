import { homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import type { Channel, ChannelGroup } from "./channel.ts";

/**
 * Limits of the provider and the central bank; unlimited channels end at the largest amount of a
 * virtual account.
 */
const unlimited = { minAmount: 1, maxAmount: 999_999_999 } as const;

function virtualAccount(bank: "bca" | "bni" | "bri" | "permata" | "cimb", name: string): Channel {
  return {
    code: `${bank.toUpperCase()}_VA`,
    kind: "VIRTUAL_ACCOUNT",
    name: { word: "virtualAccount", values: { bank: name } },
    ...unlimited,
    minAmount: 1000,
    provider: { type: "bank_transfer", bank },
  };
}

function instalmentPlan(bank: "bca" | "bni" | "mandiri", bankName: string, months: number, minAmount: number): Channel {
  return {
    code: `CARD_${bank.toUpperCase()}_${months}`,
    kind: "CARD",
    name: { word: "instalmentMonths", values: { months: String(months) } },
    nameAlone: { word: "cardInInstalments", values: { bank: bankName, months: String(months) } },
    minAmount,
    maxAmount: 50_000_000,
    provider: { type: "credit_card", instalment: { bank, months } },
  };
}

function instalmentBank(bank: "bca" | "bni" | "mandiri", name: string): ChannelGroup {
  return {
    code: `CARD_${bank.toUpperCase()}`,
    name,
    children: [
      instalmentPlan(bank, name, 3, 500_000),
      instalmentPlan(bank, name, 6, 1_000_000),
      instalmentPlan(bank, name, 12, 2_000_000),
    ],
  };
}

/** All payment channels, in the order shown. At most four levels [CHK-20]. */
export const channelGroups: readonly (ChannelGroup | Channel)[] = [
  {
    code: "BANK_TRANSFER",
    name: { word: "bankTransfer" },
    children: [
      virtualAccount("bca", "BCA"),
      {
        code: "MANDIRI_BILL",
        kind: "BILL",
        name: "Mandiri Bill Payment",
        ...unlimited,
        minAmount: 1000,
        provider: { type: "echannel" },
      },
      virtualAccount("bni", "BNI"),
      virtualAccount("bri", "BRI"),
      virtualAccount("permata", "Permata"),
      virtualAccount("cimb", "CIMB Niaga"),
    ],
  },
  {
    code: "QRIS",
    kind: "QRIS",
    name: "QRIS",
    minAmount: 1,
    maxAmount: 10_000_000,
    provider: { type: "qris" },
  },
  {
    code: "EWALLET",
    name: { word: "eWallet" },
    children: [
      {
        code: "GOPAY",
        kind: "EWALLET",
        name: "GoPay",
        minAmount: 1,
        maxAmount: 20_000_000,
        provider: { type: "gopay" },
      },
      {
        code: "SHOPEEPAY",
        kind: "EWALLET",
        name: "ShopeePay",
        minAmount: 1,
        maxAmount: 20_000_000,
        provider: { type: "shopeepay" },
      },
    ],
  },
  {
    code: "CARD",
    name: { word: "card" },
    children: [
      {
        code: "CARD_FULL",
        kind: "CARD",
        name: { word: "cardInFull" },
        nameAlone: { word: "cardInFullAlone" },
        ...unlimited,
        minAmount: 10_000,
        provider: { type: "credit_card" },
      },
      {
        code: "CARD_INSTALMENT",
        name: { word: "cardInstalments" },
        children: [instalmentBank("bca", "BCA"), instalmentBank("bni", "BNI"), instalmentBank("mandiri", "Mandiri")],
      },
    ],
  },
  {
    code: "CONVENIENCE_STORE",
    name: { word: "convenienceStore" },
    children: [
      {
        code: "ALFAMART",
        kind: "COUNTER",
        name: "Alfamart",
        minAmount: 10_000,
        maxAmount: 5_000_000,
        provider: { type: "cstore", store: "alfamart" },
      },
      {
        code: "INDOMARET",
        kind: "COUNTER",
        name: "Indomaret",
        minAmount: 10_000,
        maxAmount: 5_000_000,
        provider: { type: "cstore", store: "indomaret" },
      },
    ],
  },
  {
    code: "CASH",
    name: { word: "cash" },
    children: [
      {
        code: "COD",
        kind: "CASH",
        name: { word: "cashOnDelivery" },
        minAmount: 1,
        maxAmount: 5_000_000,
        distributionType: homeDelivery,
      },
      {
        code: "STORE_CASH",
        kind: "CASH",
        name: { word: "cashInStore" },
        ...unlimited,
        distributionType: storePickup,
      },
    ],
  },
];
