import { encodePassword } from "@gelora/person/encoded-password.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import {
  addToCart,
  type BuyableSku,
  type Buyer,
  cartLines,
  chooseDelivery,
  createCheckout,
  newBuyer,
  placeOrder,
} from "@gelora/testkit/buyer.ts";
import { playCourier, playPayment } from "./play-parties.ts";
import { seededShopMembers } from "./seeded-people.ts";

export type Addresses = { readonly shop: string; readonly sandbox: string };

/** A seeded member at the shop's gateway. @throws Error where they are not seeded */
export async function signSeededIn({ shop }: Addresses, email: string, language?: string): Promise<Buyer> {
  const person = seededShopMembers.find(({ member }) => member.email === email);
  if (!person?.password) throw new Error(`${email} is not seeded`);
  const visitor = await newBuyer(`${shop}/graphql`, undefined, language);
  const { login } = await visitor.caller.call<{ login: { data: { userAuthToken: string }[] } }>(
    "Login",
    "mutation Login($input: LoginInput!) { login(input: $input) { data { userAuthToken } } }",
    { input: { account: email, password: encodePassword(person.password) } },
  );
  visitor.caller.token = login.data[0]?.userAuthToken;
  const { mobile, firstName, lastName } = person.member;
  const name = { firstName: firstName ?? "", lastName: lastName ?? "" };
  return { ...visitor, email, mobile: mobile ?? "", name };
}

/**
 * Those that do not lie in the buyer's cart already: what lies there is not bought for the seed.
 */
export async function notInCart<Sku extends BuyableSku>(buyer: Buyer, skus: readonly Sku[]): Promise<readonly Sku[]> {
  const lying = new Set((await cartLines(buyer)).map(({ skuCode }) => skuCode));
  return skus.filter(({ skuCode }) => !lying.has(skuCode));
}

/** An order of these goods alone that is paid and delivered; other lines stay in the cart. */
export async function orderOf(
  { sandbox }: Addresses,
  buyer: Buyer,
  channel: string,
  goods: readonly (readonly [BuyableSku, number])[],
  couponCode?: string,
): Promise<string> {
  for (const [sku, quantity] of goods) await addToCart(buyer, sku, quantity);
  const wanted = new Set(goods.map(([{ skuCode }]) => skuCode));
  const lines = (await cartLines(buyer)).filter(({ skuCode }) => wanted.has(skuCode));
  const checkoutId = await createCheckout(
    buyer,
    lines.map(({ cartItemId }) => cartItemId),
  );
  const delivery = await chooseDelivery(buyer, checkoutId);
  const coupon = couponCode === undefined ? {} : { couponCode };
  const placed = await placeOrder(buyer, checkoutId, delivery, channel, coupon);
  if (!placed.orderCode) throw new Error(`no order was placed: ${placed.errorCode}`);
  await playPayment(sandbox, placed.orderCode);
  await playCourier(sandbox, placed.orderCode, minutes(2));
  return placed.orderCode;
}
