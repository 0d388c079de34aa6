import { graphql } from "../../../platform/gateway/document.ts";

export const instructionDocument = graphql(`
  query paymentInstruction($orderCode: String!) {
    paymentInstruction(orderCode: $orderCode) {
      orderCode kind status channelCode channelName amount bank vaNumber billerCode billKey paymentCode qrImage
      redirectAddress deadline serverTime canChange
    }
  }
`);

export const payAgainDocument = graphql(`
  mutation payOrder_again($input: OrderCommonInput!) {
    payOrder(orderCommonInput: $input) {
      success errorCode errorMessage errorDetails
      data { success form orderCode payReturnDesc errorCode errorMessage errorDetails }
    }
  }
`);

export const payTrackedDocument = graphql(`
  mutation payTrackedOrder($input: PayTrackedOrderInput!) {
    payTrackedOrder(input: $input) {
      success errorCode errorMessage errorDetails
      data { success form orderCode payReturnDesc errorCode errorMessage errorDetails }
    }
  }
`);

export const payStatusDocument = graphql(`
  query StorefrontPayStatus($orderCode: String!) {
    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderCode amount payStatus orderStatus }
    paymentInstruction(orderCode: $orderCode) { status deadline }
  }
`);
