import { graphql } from "../../../platform/document.ts";

export const instructionDocument = graphql(`
  query StorefrontPaymentInstruction($orderCode: String!) {
    paymentInstruction(orderCode: $orderCode) {
      orderCode kind status channelCode channelName amount bank vaNumber billerCode billKey paymentCode qrImage
      redirectAddress deadline
    }
  }
`);

export const payAgainDocument = graphql(`
  mutation StorefrontPayAgain($input: OrderCommonInput!) {
    payOrder(orderCommonInput: $input) {
      success errorCode errorMessage
      data { success form orderCode payReturnDesc errorCode errorMessage }
    }
  }
`);

export const payStatusDocument = graphql(`
  query StorefrontPayStatus($orderCode: String!) {
    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderCode amount payStatus orderStatus }
    paymentInstruction(orderCode: $orderCode) { status }
  }
`);
