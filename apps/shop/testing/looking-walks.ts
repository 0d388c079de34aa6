import { decideOnQuestion, questionsToDecide } from "../modules/questions/questions.ts";
import { sendQuestion } from "../modules/questions/testing/asking.ts";
import { support } from "../modules/returns/testing/returnable-order.ts";
import { ask, takeFlashPiece } from "./buying-walks.ts";
import type { EquippedShop } from "./large-shop.ts";
import { memberShopper } from "./member.ts";
import { guestShopper } from "./shopper.ts";

/** What a member does in the account and beside a purchase. */
export async function memberLooksAround(shop: EquippedShop): Promise<void> {
  const shopper = await memberShopper(shop);
  const by = shopper.email;
  const wish = { productCode: "PB1" };
  await ask(shopper, "mutation ($input: WishlistInput!) { addWishlist(input: $input) { success } }", { input: wish });
  const remind = { productCode: "TS1", skuCode: "TS1-M" };
  await ask(shopper, "mutation ($input: RemindInput!) { remindWhenAvailable(input: $input) { success } }", {
    input: remind,
  });
  await ask(shopper, `mutation { remindOfFlashSale(activityCode: "COMING") { success } }`);
  await sendQuestion(shopper, "Does it bounce on grass too?");
  const [waiting] = await questionsToDecide(shop.platform);
  if (!waiting) throw new Error("no question waits");
  await decideOnQuestion(shop.platform, support, {
    questionCode: waiting.questionCode,
    event: "answer",
    words: "It does.",
  });
  const ticket = { email: by, name: "Intan Permata", text: "Where is my order, please?", topic: "ORDER" };
  await ask(shopper, "mutation ($input: SendTicketInput!) { sendTicket(input: $input) { success } }", {
    input: ticket,
  });
  await takeFlashPiece(shopper);
  const sizes = { sizes: [{ kind: "SHOES", sizeCode: "EU-42" }] };
  await ask(shopper, "mutation ($input: RememberSizesInput!) { rememberSizes(input: $input) { success } }", {
    input: sizes,
  });
  const subscribe = { email: by, sourceType: "Web" };
  const newsletter =
    "mutation ($input: CreateSubscribeInput!) { createSubscribeNotificationSS(input: $input) { __typename } }";
  await ask(shopper, newsletter, { input: subscribe });
  for (const query of [
    "addressList { addressId }",
    "wishlist { dataList { productCode } }",
    "wishlistCodes",
    "reminderList { skuCode }",
    "flashReminderList { activityCode }",
    "sessionList { sessionId }",
    "accountOverview { __typename }",
    "couponList { __typename }",
    "mySizes { __typename }",
    "getUserInfoDetail { __typename }",
    "userInfo { __typename }",
    "accountErasure { __typename }",
  ])
    await ask(shopper, `{ ${query} }`);
  while ((await shop.outbox.deliverDue()) > 0);
}

/**
 * What is composed once in a process and once for each change of the catalogue: navigation and its
 * pictures, from all products.
 */
export async function composeHome(shop: EquippedShop): Promise<void> {
  await ask(shop, "{ homeInit { siteInfo { __typename } } }");
}

/** Lists, searches and a page, of products that this process has not read yet. */
export async function guestBrowses(shop: EquippedShop, [one, other]: readonly [string, string]): Promise<void> {
  const shopper = await guestShopper(shop);
  const products = `productInit(input: { productCode: "${one}" }) { productCode rating { average } reviews { text }
    skuList { skuCode } }`;
  for (const query of [
    `catalogProductSearchInit(input: { categoryCode: "footwear" }) { dataList { productName } pageInfo { totalCount } }`,
    `catalogProductSearchInit(input: { conditionKeyword: "ball", filters: [{ name: "brand", codes: ["PUSAKA"] }] }) {
      dataList { productName } }`,
    `searchSuggestions(keyword: "ball") { keywords products { productName } }`,
    products,
    `productCards(productCodes: ["${one}", "${other}"]) { productName }`,
    `productReviews(input: { productCode: "${other}" }) { dataList { text } }`,
    `productQuestions(productCode: "${other}") { dataList { text } }`,
    `queryPromotionActivityByProduct(productCode: "${other}") { activityCode }`,
    "flashSale { campaignList { activityCode skuList { skuCode product { productName } } } }",
    "sitemapProducts(limit: 100) { productCode }",
    "displayVersion",
    "crossedProducts",
  ])
    await ask(shopper, `{ ${query} }`);
}
