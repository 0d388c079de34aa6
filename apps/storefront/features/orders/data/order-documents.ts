import { graphql, type ResultOf } from "../../../platform/gateway/document.ts";

/** A page of orders: a member's, or this browser's. */
export const ordersDocument = graphql(`
  query StorefrontOrders($input: OrderListInput!, $isMember: Boolean!) {
    orderList(input: $input) @include(if: $isMember) { ...ListedOrders }
    guestOrderList(input: $input) @skip(if: $isMember) { ...ListedOrders }
  }
  fragment ListedOrders on OrderPage {
    pageInfo { totalCount hasNextPage }
    dataList {
      orderCode orderDate orderStatus orderStatusStr amount usedPoint distributionType scheduleCancelTime expectTime
      readyTime
      operationList { type value }
      orderReceiveOut { storeName }
      parcels { expressStatus }
      orderReturnOuts { status afterSaleStatusStr amount points }
      productList { orderItemCode skuName image count status deliveryDate }
    }
  }
`);

export const orderDetailDocument = graphql(`
  query getCustomOrderDetail($orderCode: String!) {
    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {
      orderCode amount productAmount discount coupon freight freightDiscount usedPoint usedPointAmount
      returnedPoint refundWay isRefundTransferred loyaltyMobile
      orderStatus orderStatusStr orderDate payStatus payMent payMentType scheduleCancelTime expectTime readyTime collectBy
      serverTime distributionType cancelCode cancelRemark extProps
      discountList { source code name amount }
      promotionList { activityCode activityName state reasonList { text } }
      operationList { type value }
      history { orderStatus orderStatusStr createTime remark expressStatus cancelledItems { skuName count } }
      orderStatusChangeOut { payTime cancleTime }
      payInfos { payMent payMentType price isSucceed }
      store { storeName address1 city openingHours latitude longitude }
      orderReceiveOut {
        receiver mobile mail address districtName cityName provinceName zipCode logisticsName storeName storeConfirmCode
      }
      orderReturnOuts { returnCode status afterSaleStatusStr amount points createTime replacement { statusStr companyName expressCode } products { orderItemCode count exchangeSizeName } }
      refunds { amount status isExtra payMent isTransfer createTime doneTime }
      refundTransfer { amount isCertain bankAccount }
      expressList {
        companyName expressCode expressStatus sendTime sendSuccessTime
        items { orderItemCode skuName image count status deliveryDate }
      }
      productList {
        orderItemCode skuName skuCode productCode image deliveryDate attribute salePrice sellPrice productPrice count amount status
        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift usedPoint exchangedTo { sizeName count }
        activityList { activityCode activityName amount }
      }
    }
  }
`);

export const trackOrderDocument = graphql(`
  query trackOrder($input: TrackOrderInput!) {
    trackOrder(input: $input) {
      orderCode orderDate orderStatus orderStatusStr distributionType expectTime readyTime collectBy scheduleCancelTime
      productAmount discount freightDiscount coupon freightTotal total usedPoint returnedPoint loyaltyMobile
      payInfos { payMent payMentType price isSucceed }
      payment {
        orderCode kind status channelCode channelName amount vaNumber billerCode billKey paymentCode qrImage
        redirectAddress deadline serverTime canChange
      }
      refunds { amount status isExtra payMent isTransfer createTime doneTime }
      refundTransfer { amount isCertain bankAccount }
      discountList { source code name amount }
      operationList { type value }
      orderReturnOuts { returnCode status afterSaleStatusStr amount points createTime replacement { statusStr companyName expressCode } products { orderItemCode count exchangeSizeName } }
      history { orderStatus orderStatusStr createTime remark expressStatus cancelledItems { skuName count } }
      parcels {
        companyName expressCode expressStatus sendTime sendSuccessTime
        items { orderItemCode skuName image count status deliveryDate }
      }
      productList {
        orderItemCode skuName skuCode productCode image deliveryDate attribute salePrice sellPrice productPrice count amount status
        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift usedPoint exchangedTo { sizeName count }
        activityList { activityCode activityName amount }
      }
    }
  }
`);

export const cancelReasonsDocument = graphql(`
  query cancelReasons { cancelReasons { code name } }
`);

export const payOrderDocument = graphql(`
  mutation payOrder($orderCode: String!) {
    payOrder(orderCommonInput: { orderCode: $orderCode }) {
      success errorCode errorMessage errorDetails data { form errorCode errorMessage errorDetails }
    }
  }
`);

export const cancelOrderDocument = graphql(`
  mutation cancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const undoCancelOrderDocument = graphql(`
  mutation undoCancelOrder($orderCode: String!) {
    undoCancelOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }
  }
`);

export const receiveOrderDocument = graphql(`
  mutation receiveOrder($orderCode: String!) {
    receiveOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }
  }
`);

export const pickupOrderDocument = graphql(`
  mutation pickupOrder($orderCode: String!) {
    pickupOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }
  }
`);

export const nameRefundAccountDocument = graphql(`
  mutation nameRefundAccount($input: NameRefundAccountInput!) {
    nameRefundAccount(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const buyAgainDocument = graphql(`
  mutation buyAgain($orderCode: String!) {
    buyAgain(orderCode: $orderCode) { data { code count skipped { skuName code wanted added } } }
  }
`);

export type ListedOrder = NonNullable<ResultOf<typeof ordersDocument>["guestOrderList"]>["dataList"][number];
export type OrderDetail = NonNullable<ResultOf<typeof orderDetailDocument>["getCustomOrderDetail"]>;
export type TrackedOrder = NonNullable<ResultOf<typeof trackOrderDocument>["trackOrder"]>;
export type ProductLine = NonNullable<OrderDetail["productList"]>[number];
export type Parcel = NonNullable<OrderDetail["expressList"]>[number];
export type OrderRefund = NonNullable<OrderDetail["refunds"]>[number];
export type RefundTransfer = NonNullable<OrderDetail["refundTransfer"]>;
export type OrderDiscount = NonNullable<OrderDetail["discountList"]>[number];
export type HistoryEntry = NonNullable<OrderDetail["history"]>[number];
