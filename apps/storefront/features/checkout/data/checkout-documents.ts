import { graphql } from "../../../platform/gateway/document.ts";

export const checkoutDocument = graphql(`
  query checkoutInit($id: ID!) {
    checkoutInit(id: $id) {
      id distributionType supportCod usePoint couponCode lostCouponCode
      couponActivity { activityCode activityName state saved reasonList { code text } }
      promotionList {
        activityCode activityName activityRemark activityType opsType state saved piecesOpen
        reasonList { code text }
        promotionTiers {
          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }
          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward
        }
      }
      itemList {
        cartItemId activityCode productCode productName skuCode image quantity currPrice price amount stock outStock disabled deliveryDate
        adjustmentList { source code amount explanation }
        flashSale { activityCode price commonPrice mostPerShopper left holdEnd serverTime }
        promotionActivity { activityCode }
        attributeList { attributeName attributeValueNames }
      }
      addressList {
        addressId recipientFirstName recipientLastName recipientMobile recipientEmail address1 isDefault
        state { code name } city { code name } district { code name } zipCode { code name }
      }
      storeList { storeCode storeName address1 city openingHours phone }
      priceInfo {
        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount
      }
    }
  }
`);

export const orderOfCheckoutDocument = graphql(`
  query orderOfCheckout($id: ID!) { orderOfCheckout(id: $id) { page } }
`);

export const quotesDocument = graphql(`
  query deliveryQuotes(
    $checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!
  ) {
    deliveryQuotes(checkoutId: $checkoutId, state: $state, city: $city, district: $district, zipCode: $zipCode) {
      code name logisticsCompanyCode freight description earliestDate latestDate cashOnDelivery
      priceInfo {
        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount
      }
      promotionList { activityCode state saved reasonList { code text } }
    }
  }
`);

export const redeemDocument = graphql(`
  mutation redeemPoints($checkoutId: ID!, $usePoint: Boolean!) {
    redeemPoints(checkoutId: $checkoutId, usePoint: $usePoint) { id usePoint }
  }
`);

export const distributionTypeDocument = graphql(`
  mutation chooseDistributionType($checkoutId: ID!, $distributionType: Code!) {
    chooseDistributionType(checkoutId: $checkoutId, distributionType: $distributionType) { id distributionType }
  }
`);

export const placeOrderDocument = graphql(`
  mutation tradeCreateOrderCustom($order: TradeOrderInput!) {
    tradeCreateOrderCustom(order: $order) {
      success form channelOrderNo orderCode payReturnDesc errorCode errorMessage errorDetails isPlacedBefore
    }
  }
`);
