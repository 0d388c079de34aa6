import { graphql, type ResultOf } from "../../../platform/document.ts";

/** A page of orders: a member's own, or those of this browser. */
export const ordersDocument = graphql(`
  query StorefrontOrders($input: OrderListInput!, $isMember: Boolean!) {
    orderList(input: $input) @include(if: $isMember) { ...ListedOrders }
    guestOrderList(input: $input) @skip(if: $isMember) { ...ListedOrders }
  }
  fragment ListedOrders on OrderPage {
    pageInfo { totalCount hasNextPage }
    dataList {
      orderCode orderDate orderStatus orderStatusStr amount distributionType scheduleCancelTime expectTime
      operationList { type value }
      orderReceiveOut { storeName }
      productList { orderItemCode skuName image count }
    }
  }
`);

export const orderDetailDocument = graphql(`
  query StorefrontOrderDetail($orderCode: String!) {
    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {
      orderCode amount productAmount discount coupon freight usedPoint usedPointAmount
      orderStatus orderStatusStr orderDate payStatus payMent payMentType scheduleCancelTime expectTime
      distributionType cancelCode cancelRemark
      operationList { type value }
      history { orderStatus orderStatusStr createTime remark }
      orderStatusChangeOut { payTime cancleTime }
      payInfos { payMent price isSucceed }
      store { storeName address1 latitude longitude }
      orderReceiveOut {
        receiver mobile mail address districtName cityName provinceName zipCode logisticsName storeName storeConfirmCode
      }
      orderReturnOuts { returnCode status }
      expressList {
        companyName expressCode expressStatus deliveryFailReason sendTime sendSuccessTime
        items { orderItemCode skuName image count }
      }
      productList {
        orderItemCode skuName skuCode productCode image attribute salePrice productPrice count amount status
        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift
      }
    }
  }
`);

export const trackOrderDocument = graphql(`
  query StorefrontTrackOrder($input: TrackOrderInput!) {
    trackOrder(input: $input) {
      orderCode orderDate orderStatus orderStatusStr distributionType expectTime scheduleCancelTime
      productAmount discount freightDiscount coupon freightTotal total
      history { orderStatus orderStatusStr createTime remark }
      parcels {
        companyName expressCode expressStatus deliveryFailReason sendTime sendSuccessTime
        items { orderItemCode skuName image count }
      }
      productList {
        orderItemCode skuName skuCode productCode image attribute salePrice productPrice count amount status
        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift
      }
    }
  }
`);

export const cancelReasonsDocument = graphql(`
  query StorefrontCancelReasons { cancelReasons { code name } }
`);

export const payOrderDocument = graphql(`
  mutation StorefrontPayOrder($orderCode: String!) {
    payOrder(orderCommonInput: { orderCode: $orderCode }) {
      success errorCode errorMessage data { form payReturnDesc }
    }
  }
`);

export const cancelOrderDocument = graphql(`
  mutation StorefrontCancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) { success errorCode errorMessage }
  }
`);

export const undoCancelOrderDocument = graphql(`
  mutation StorefrontUndoCancelOrder($orderCode: String!) {
    undoCancelOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }
  }
`);

export const receiveOrderDocument = graphql(`
  mutation StorefrontReceiveOrder($orderCode: String!) {
    receiveOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }
  }
`);

export const pickupOrderDocument = graphql(`
  mutation StorefrontPickupOrder($orderCode: String!) {
    pickupOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }
  }
`);

export const buyAgainDocument = graphql(`
  mutation StorefrontBuyAgain($orderCode: String!) {
    buyAgain(orderCode: $orderCode) { data { code count } }
  }
`);

export type ListedOrder = NonNullable<ResultOf<typeof ordersDocument>["guestOrderList"]>["dataList"][number];
export type OrderDetail = NonNullable<ResultOf<typeof orderDetailDocument>["getCustomOrderDetail"]>;
export type TrackedOrder = NonNullable<ResultOf<typeof trackOrderDocument>["trackOrder"]>;
export type ProductLine = NonNullable<OrderDetail["productList"]>[number];
export type Parcel = NonNullable<OrderDetail["expressList"]>[number];
export type HistoryEntry = NonNullable<OrderDetail["history"]>[number];
