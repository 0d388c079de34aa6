import { graphql } from "../../../platform/gateway/document.ts";

export const cartDocument = graphql(`
  query cartInit {
    cartInit(distributionType: 11) {
      count
      priceInfo { productAmount promotionDiscount couponDiscount mapclubPoint freightDiscount totalAmount }
      notices { cartItemId code from to }
      itemList {
        cartItemId productCode productName skuCode orgCode image deliveryDate
        attributeList { attributeCode attributeName attributeValueNames }
        quantity max stock limits outStock disabled currPrice price amount selected
        adjustmentList { source code amount explanation }
        flashSale { activityCode price commonPrice mostPerShopper left holdEnd serverTime }
        activityCode takenAs promotionActivity { activityCode }
      }
      promotionList {
        activityCode activityName activityRemark opsType state saved piecesOpen
        reasonList { code text }
        promotionTiers {
          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }
          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward
        }
        giveaways {
          giveawayCode giveawayName price productPrice giveawayNum mediaLink productCode orgCode eligible ineligibleCode
        }
      }
    }
  }
`);

export const updateCartItemDocument = graphql(`
  mutation updateCartItem($input: CartItemInput!) {
    updateCartItem(input: $input) { success errorCode errorMessage errorDetails data { count } }
  }
`);

export const removeCartItemDocument = graphql(`
  mutation removeCartItem($cartItemId: ID!) {
    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage errorDetails data { count } }
  }
`);

export const putBackDocument = graphql(`
  mutation addCart_putBack($input: AddCartInput!) {
    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }
  }
`);

export const createCheckoutDocument = graphql(`
  mutation createCheckout($cartItemIds: [ID!]!) {
    createCheckout(cartItemIds: $cartItemIds) { id }
  }
`);

export const cartStoresDocument = graphql(`
  query storeList_cart { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }
`);
