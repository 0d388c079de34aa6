import { graphql } from "../../../platform/gateway/document.ts";

/** Four levels, the tree's maximum [CHK-20]. */
export const channelsDocument = graphql(`
  query ssQueryPaymentChannelList($input: PaymentChannelListInput!) {
    ssQueryPaymentChannelList(input: $input) {
      ...ChannelParts
      children { ...ChannelParts children { ...ChannelParts children { ...ChannelParts } } }
    }
  }
  fragment ChannelParts on PaymentChannel {
    code name imageUrl paymentMethod fee installment minInstallmentAmount maxInstallmentAmount
  }
`);
