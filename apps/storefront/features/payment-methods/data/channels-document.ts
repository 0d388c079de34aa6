import { graphql } from "../../../platform/document.ts";

/** Four levels, as the tree has at most [CHK-20]. */
export const channelsDocument = graphql(`
  query StorefrontPaymentChannels($input: PaymentChannelListInput!) {
    ssQueryPaymentChannelList(input: $input) {
      ...ChannelParts
      children { ...ChannelParts children { ...ChannelParts children { ...ChannelParts } } }
    }
  }
  fragment ChannelParts on PaymentChannel {
    code name imageUrl paymentMethod installment minInstallmentAmount maxInstallmentAmount
  }
`);
