import { graphql } from "../../../platform/gateway/document.ts";

export const shopMoreDocument = graphql(`
  query queryCatalogProductsByPromotion($activityCode: String!, $pageInput: PageInput) {
    queryCatalogProductsByPromotion(activityCode: $activityCode, pageInput: $pageInput) {
      activityCode
      activity {
        activityName activityRemark state saved reasonList { code text }
        promotionTiers {
          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }
          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward
        }
      }
      dataList {
        productCode productName mediaLink salePrice productPrice brand { brandName }
        skuList { orgCode skuCode salePrice productPrice channelSale { qty soldQty } attributeValues { code value } }
      }
    }
  }
`);

/** Adds a piece of a promotion's goods, or takes a gift or an add-on under its code. */
export const addCartDocument = graphql(`
  mutation addCart_promotion($input: AddCartInput!) {
    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }
  }
`);

/** Takes a chosen gift out of the cart for another. */
export const removeGiftDocument = graphql(`
  mutation removeCartItem_gift($cartItemId: ID!) {
    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage errorDetails data { count } }
  }
`);
