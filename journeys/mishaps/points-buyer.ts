import {
  addToCart,
  type BuyableSku,
  type Buyer,
  cartLines,
  chooseDelivery,
  createCheckout,
  type PlacedOrder,
  placeOrder,
  redeemPoints,
} from "@gelora/testkit/buyer.ts";
import { type GatewayCaller, gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import type { Gelora } from "../support/gelora.ts";

/** The seeded member with points and a PIN, as the README names them. */
const ayu = { account: "ayu@gelora.example", password: "Lari-Pagi7", pin: "739152", mobile: "8120000001" };
/** Their member code in the club. */
export const pointsBuyerCode = "MC-0001";

/** A session of the member, which pays with points. */
export type PointsBuyer = {
  readonly buyer: Buyer;
  /** Begins a checkout of one piece in which points are redeemed. */
  readonly checkout: (sku: BuyableSku) => Promise<string>;
  /** @returns the proof of the PIN; an earlier one is void then */
  readonly prove: () => Promise<string>;
  readonly place: (checkoutId: string, pinProof: string) => Promise<PlacedOrder>;
  readonly cancel: (orderCode: string) => Promise<boolean>;
};

export async function signInWithPoints(addresses: Gelora): Promise<PointsBuyer> {
  const caller = gatewayCaller(`${addresses.shop}/graphql`);
  await signIn(caller);
  const buyer = { caller, email: ayu.account, mobile: ayu.mobile };
  return {
    buyer,
    checkout: (sku) => checkoutWithPoints(buyer, sku),
    prove: () => prove(addresses, caller),
    place: async (checkoutId, pinProof) =>
      placeOrder(buyer, checkoutId, await chooseDelivery(buyer, checkoutId), "BCA_VA", { pinProof }),
    cancel: async (orderCode) => {
      const query = "mutation Cancel($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }";
      const answer = await caller.call<{ cancelOrder: { success: boolean } }>("Cancel", query, {
        input: { orderCode },
      });
      return answer.cancelOrder.success;
    },
  };
}

async function signIn(caller: GatewayCaller): Promise<void> {
  const { login } = await caller.call<{ login: { data: { userAuthToken: string }[] | null } }>(
    "Login",
    "mutation Login($input: LoginInput!) { login(input: $input) { data { userAuthToken } } }",
    { input: { account: ayu.account, password: Buffer.from(ayu.password, "utf8").toString("base64") } },
  );
  caller.token = login.data?.[0]?.userAuthToken;
  if (!caller.token) throw new Error("the seeded member could not sign in");
}

/** What could not be bought leaves the cart again, which holds a limited number of lines. */
async function checkoutWithPoints(buyer: Buyer, sku: BuyableSku): Promise<string> {
  const added = await addToCart(buyer, sku);
  if (!added.success) throw new Error(`${sku.skuCode} was not put into the cart: ${added.errorCode}`);
  const line = (await cartLines(buyer)).find(({ skuCode }) => skuCode === sku.skuCode);
  const cartItemId = line?.cartItemId ?? "";
  try {
    const checkoutId = await createCheckout(buyer, [cartItemId]);
    await redeemPoints(buyer, checkoutId);
    return checkoutId;
  } catch (error) {
    await removeCartLine(buyer, cartItemId);
    throw error;
  }
}

async function removeCartLine({ caller }: Buyer, cartItemId: string): Promise<void> {
  const query = "mutation Remove($id: ID!) { removeCartItem(cartItemId: $id) { success } }";
  await caller.call("Remove", query, { id: cartItemId });
}

async function prove({ club }: Gelora, { token }: GatewayCaller): Promise<string> {
  const caller = Object.assign(gatewayCaller(`${club}/loyalty/graphql`), { token });
  const query = "query CheckPin($pin: String!) { mapClubCheckPin(input: { pin: $pin }) { proof } }";
  const { mapClubCheckPin } = await caller.call<{ mapClubCheckPin: { proof: string } }>("CheckPin", query, {
    pin: ayu.pin,
  });
  return mapClubCheckPin.proof;
}
