import type { Language } from "@gelora/locale/language.ts";
import type { PaymentKind } from "./payment.ts";

type Words = Readonly<Record<Language, string>>;

/** How the provider is asked for a channel; cash asks nobody. */
export type ProviderMethod =
  | { readonly type: "bank_transfer"; readonly bank: "bca" | "bni" | "bri" | "permata" | "cimb" }
  | { readonly type: "echannel" }
  | { readonly type: "qris" }
  | { readonly type: "gopay" }
  | { readonly type: "shopeepay" }
  | {
      readonly type: "credit_card";
      readonly instalment?: { readonly bank: "bca" | "bni" | "mandiri"; readonly months: number };
    }
  | { readonly type: "cstore"; readonly store: "alfamart" | "indomaret" };

/** A channel that can be chosen: a leaf of the tree. */
export type Channel = {
  readonly code: string;
  readonly kind: PaymentKind;
  readonly name: Words;
  /** Whole rupiah, both included. */
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly provider?: ProviderMethod;
  /** Cash alone: 11 at the door, 21 in the store. */
  readonly distributionType?: "11" | "21";
};

export type ChannelGroup = {
  readonly code: string;
  readonly name: Words;
  readonly children: readonly (ChannelGroup | Channel)[];
};

const same = (name: string): Words => ({ "en-US": name, "id-ID": name });
/** Limits as the provider and the central bank set them; unlimited ones end where a virtual account's amount does. */
const unlimited = { minAmount: 1, maxAmount: 999_999_999 } as const;

function virtualAccount(bank: "bca" | "bni" | "bri" | "permata" | "cimb", name: string): Channel {
  return {
    code: `${bank.toUpperCase()}_VA`,
    kind: "VIRTUAL_ACCOUNT",
    name: { "en-US": `${name} Virtual Account`, "id-ID": `Virtual Account ${name}` },
    ...unlimited,
    minAmount: 1000,
    provider: { type: "bank_transfer", bank },
  };
}

function instalmentPlan(bank: "bca" | "bni" | "mandiri", months: number, minAmount: number): Channel {
  return {
    code: `CARD_${bank.toUpperCase()}_${months}`,
    kind: "CARD",
    name: { "en-US": `${months} months`, "id-ID": `${months} bulan` },
    minAmount,
    maxAmount: 50_000_000,
    provider: { type: "credit_card", instalment: { bank, months } },
  };
}

function instalmentBank(bank: "bca" | "bni" | "mandiri", name: string): ChannelGroup {
  return {
    code: `CARD_${bank.toUpperCase()}`,
    name: same(name),
    children: [
      instalmentPlan(bank, 3, 500_000),
      instalmentPlan(bank, 6, 1_000_000),
      instalmentPlan(bank, 12, 2_000_000),
    ],
  };
}

/** Everything that a shopper may be offered, in the order shown. Four levels at most [CHK-20]. */
export const channelGroups: readonly (ChannelGroup | Channel)[] = [
  {
    code: "BANK_TRANSFER",
    name: { "en-US": "Bank transfer", "id-ID": "Transfer bank" },
    children: [
      virtualAccount("bca", "BCA"),
      {
        code: "MANDIRI_BILL",
        kind: "BILL",
        name: { "en-US": "Mandiri Bill Payment", "id-ID": "Mandiri Bill Payment" },
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
    name: same("QRIS"),
    minAmount: 1,
    maxAmount: 10_000_000,
    provider: { type: "qris" },
  },
  {
    code: "EWALLET",
    name: { "en-US": "E-wallet", "id-ID": "Dompet digital" },
    children: [
      {
        code: "GOPAY",
        kind: "EWALLET",
        name: same("GoPay"),
        minAmount: 1,
        maxAmount: 20_000_000,
        provider: { type: "gopay" },
      },
      {
        code: "SHOPEEPAY",
        kind: "EWALLET",
        name: same("ShopeePay"),
        minAmount: 1,
        maxAmount: 20_000_000,
        provider: { type: "shopeepay" },
      },
    ],
  },
  {
    code: "CARD",
    name: { "en-US": "Credit or debit card", "id-ID": "Kartu kredit atau debit" },
    children: [
      {
        code: "CARD_FULL",
        kind: "CARD",
        name: { "en-US": "Full payment", "id-ID": "Bayar penuh" },
        ...unlimited,
        minAmount: 10_000,
        provider: { type: "credit_card" },
      },
      {
        code: "CARD_INSTALMENT",
        name: { "en-US": "Instalments", "id-ID": "Cicilan" },
        children: [instalmentBank("bca", "BCA"), instalmentBank("bni", "BNI"), instalmentBank("mandiri", "Mandiri")],
      },
    ],
  },
  {
    code: "CONVENIENCE_STORE",
    name: { "en-US": "Convenience store", "id-ID": "Gerai ritel" },
    children: [
      {
        code: "ALFAMART",
        kind: "COUNTER",
        name: same("Alfamart"),
        minAmount: 10_000,
        maxAmount: 5_000_000,
        provider: { type: "cstore", store: "alfamart" },
      },
      {
        code: "INDOMARET",
        kind: "COUNTER",
        name: same("Indomaret"),
        minAmount: 10_000,
        maxAmount: 5_000_000,
        provider: { type: "cstore", store: "indomaret" },
      },
    ],
  },
  {
    code: "CASH",
    name: { "en-US": "Cash", "id-ID": "Tunai" },
    children: [
      {
        code: "COD",
        kind: "CASH",
        name: { "en-US": "Cash on delivery", "id-ID": "Bayar di tempat (COD)" },
        minAmount: 1,
        maxAmount: 5_000_000,
        distributionType: "11",
      },
      {
        code: "STORE_CASH",
        kind: "CASH",
        name: { "en-US": "Pay at the store on pick-up", "id-ID": "Bayar di toko saat pengambilan" },
        ...unlimited,
        distributionType: "21",
      },
    ],
  },
];

function leavesOf(entry: ChannelGroup | Channel): Channel[] {
  return "children" in entry ? entry.children.flatMap(leavesOf) : [entry];
}

const channels: ReadonlyMap<string, Channel> = new Map(
  channelGroups.flatMap(leavesOf).map((channel) => [channel.code, channel]),
);

/** A channel that can be chosen; groups are none. */
export function findChannel(code: string): Channel | undefined {
  return channels.get(code);
}

/** Channels for which the provider can be asked without further ado: cards need a token and are counted, cash asks nobody. */
export const plainChannelCodes: readonly string[] = [...channels.values()]
  .filter(({ kind }) => kind !== "CARD" && kind !== "CASH")
  .map(({ code }) => code);
