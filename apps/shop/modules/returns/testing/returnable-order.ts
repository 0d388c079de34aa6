import type { TestEngine } from "@gelora/testkit/test-databases.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../../testing/shopper.ts";
import type { ParcelChange } from "../../delivery/delivery.ts";
import { stockBalls, tellParcel } from "../../orders/testing/orders.ts";
import { type FakeMidtrans, fakeServerKey, startFakeMidtrans } from "../../payments/testing/fake-midtrans.ts";
import { applyReplacementChange } from "../returns.ts";

export const support: StaffPrincipal = { kind: "staff", staffCode: "budi", roles: ["support"] };
export const warehouse: StaffPrincipal = { kind: "staff", staffCode: "wati", roles: ["warehouse"] };
export const finance: StaffPrincipal = { kind: "staff", staffCode: "rina", roles: ["finance"] };

/** A shop whose payment provider can refund, slowly or not at all. */
export type ReturningShop = StockedShop & { readonly provider: FakeMidtrans };

export async function openReturningShop(engine: TestEngine): Promise<ReturningShop> {
  const provider = await startFakeMidtrans();
  const shop = await openStockedShop(engine, { MIDTRANS_URL: provider.url, MIDTRANS_SERVER_KEY: fakeServerKey });
  await stockBalls(shop, 1000);
  return {
    ...shop,
    provider,
    close: async () => {
      await shop.close();
      await provider.close();
    },
  };
}

export type ReturnableOrder = { readonly shopper: Shopper; readonly orderCode: string; readonly attempt: string };

/** An order, of balls unless it says otherwise, that was paid at the provider and delivered. */
export async function deliveredOrder(
  shop: ReturningShop,
  options: {
    readonly quantity?: number;
    readonly channel?: string;
    readonly shopper?: Shopper;
    readonly skuCode?: string;
  } = {},
): Promise<ReturnableOrder> {
  const { quantity = 1, channel = "QRIS", skuCode = "PB1-5" } = options;
  const shopper = options.shopper ?? (await guestShopper(shop));
  await shopper.add(skuCode, quantity);
  const placed = await shopper.place(await shopper.checkout(), { paymentChannelCode: channel });
  if (!placed.orderCode) throw new Error(`no order was placed: ${placed.errorCode}`);
  const { orderCode } = placed;
  const attempt = [...shop.provider.charges.keys()].findLast((id) => id.startsWith(orderCode)) ?? "";
  shop.provider.become(attempt, "settlement");
  const payload = shop.provider.notification(attempt);
  await shop.server.inject({ method: "POST", url: "/notifications/payments", payload });
  while ((await shop.outbox.deliverDue()) > 0);
  await tellParcel(shop, orderCode, "DELIVERED");
  return { shopper, orderCode, attempt };
}

export type Answered = {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly errorDetails: unknown;
  readonly data?: readonly { readonly returnCode: string }[];
};

export async function askReturn(
  shopper: Pick<Shopper, "send">,
  orderCode: string,
  change: object = {},
  count = 1,
): Promise<Answered> {
  const products = [{ orderItemCode: `${orderCode}-1`, count, reasonCode: "WRONG_SIZE" }];
  return field(
    await shopper.send(
      "mutation ($input: ReturnOrderInput!) { returnOrder(input: $input) { success errorCode errorDetails data { returnCode } } }",
      { input: { orderCode, products, ...change } },
    ),
    "returnOrder",
  );
}

/** @throws Error when it was refused */
export async function requestedReturn(...args: Parameters<typeof askReturn>): Promise<string> {
  const answer = await askReturn(...args);
  const code = answer.data?.[0]?.returnCode;
  if (!code) throw new Error(`no return: ${answer.errorCode}`);
  return code;
}

/** Asks for another size of the first line. */
export async function askExchange(
  shopper: Pick<Shopper, "send">,
  orderCode: string,
  exchangeSkuCode: string,
  count = 1,
): Promise<Answered> {
  const products = [{ orderItemCode: `${orderCode}-1`, count, reasonCode: "WRONG_SIZE", exchangeSkuCode }];
  return askReturn(shopper, orderCode, { returnMode: "EXCHANGE", products });
}

/** @throws Error when it was refused */
export async function requestedExchange(...args: Parameters<typeof askExchange>): Promise<string> {
  const answer = await askExchange(...args);
  const code = answer.data?.[0]?.returnCode;
  if (!code) throw new Error(`no exchange: ${answer.errorCode} ${JSON.stringify(answer.errorDetails)}`);
  return code;
}

/** The courier's news about the replacement of a return, as the delivery module gives them. */
export async function tellReplacement(
  shop: ReturningShop,
  { orderCode, returnCode }: { readonly orderCode: string; readonly returnCode: string },
  parcelStatus: ParcelChange["parcelStatus"],
): Promise<void> {
  const change = {
    orderCode,
    parcelCode: returnCode,
    parcelStatus,
    waybill: "WB-2",
    companyName: "JNE",
    at: new Date(),
  };
  await shop.platform.database.transaction(() => applyReplacementChange(shop.platform, change));
}

export const bankAccount = { bankCode: "014", accountNumber: "123 456 7890", accountName: "Sari Wulandari" };

export type ShownDetail = {
  readonly status: string;
  readonly expressCode: string | null;
  readonly companyName: string | null;
  readonly approverDescription: string | null;
  readonly canCancelReturnOrder: boolean;
  readonly canFullLogistics: boolean;
  readonly expectedBy: string | null;
  readonly needsBankAccount: boolean;
  readonly bankAccount: string | null;
  readonly sendTo: readonly string[];
  readonly refund: {
    readonly amount: number;
    readonly points: number;
    readonly freight: number;
    readonly freightPoints: number;
    readonly giftCharge: number;
    readonly lines: readonly {
      readonly skuName: string;
      readonly price: number;
      readonly promotion: number;
      readonly amount: number;
    }[];
    readonly way: string;
    readonly shopPaysParcel: boolean;
  };
  readonly history: readonly { readonly status: string; readonly statusStr: string }[];
  readonly returnMode: string;
  readonly replacement: { readonly status: string; readonly expressCode: string | null } | null;
  readonly exchanges: readonly { readonly skuName: string; readonly sizeName: string; readonly count: number }[];
  readonly returnProductList: readonly { readonly skuName: string; readonly skuCode: string }[];
};

export async function detailOf(
  shopper: Pick<Shopper, "send">,
  orderCode: string,
  returnCode: string,
  contact: object = {},
): Promise<ShownDetail | null> {
  return field(
    await shopper.send(
      `query ($input: ReturnCodeInput!) { returnDetail(input: $input) { status expressCode companyName approverDescription
        canCancelReturnOrder canFullLogistics needsBankAccount bankAccount sendTo sendBy expectedBy
        refund { amount points freight freightPoints giftCharge way shopPaysParcel lines { skuName price promotion amount } } history { status statusStr }
        returnMode replacement { status expressCode } exchanges { skuName sizeName count } returnProductList { skuName skuCode } } }`,
      { input: { orderCode, returnCode, ...contact } },
    ),
    "returnDetail",
  );
}
