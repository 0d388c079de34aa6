import { graphql } from "../../../platform/document.ts";

export const checkoutDocument = graphql(`
  query StorefrontCheckout($id: ID!) {
    checkoutInit(id: $id) {
      id distributionType supportCod
      itemList {
        cartItemId productCode productName skuCode image quantity currPrice price stock outStock disabled deliveryDate
        attributeList { attributeName attributeValueNames }
      }
      storeList { storeCode storeName address1 city openingHours phone }
      priceInfo {
        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount
      }
    }
  }
`);

export const placesDocument = graphql(`
  query StorefrontPlaces($parentCode: String) { placeList(parentCode: $parentCode) { code name } }
`);

export const quotesDocument = graphql(`
  query StorefrontDeliveryQuotes(
    $checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!
  ) {
    deliveryQuotes(checkoutId: $checkoutId, state: $state, city: $city, district: $district, zipCode: $zipCode) {
      code name logisticsCompanyCode freight description earliestDate latestDate cashOnDelivery
    }
  }
`);

export const placeOrderDocument = graphql(`
  mutation StorefrontPlaceOrder($order: TradeOrderInput!) {
    tradeCreateOrderCustom(order: $order) {
      success form channelOrderNo orderCode payReturnDesc errorCode errorMessage
    }
  }
`);
