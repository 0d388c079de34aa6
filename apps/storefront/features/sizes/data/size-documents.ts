import { graphql } from "../../../platform/gateway/document.ts";

export const mySizesDocument = graphql(`
  query mySizes { mySizes { kind sizeCode } }
`);

export const rememberDocument = graphql(`
  mutation rememberSizes($input: RememberSizesInput!) {
    rememberSizes(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const forgetDocument = graphql(`
  mutation forgetSizes($input: ForgetSizesInput!) {
    forgetSizes(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const productChartDocument = graphql(`
  query productInit_sizes($input: ProductInitInput!) {
    productInit(input: $input) { sizeFacts { fit chart { ...Chart } } }
  }
  fragment Chart on SizeChart {
    wearer wearerName kind
    measures { measure name how }
    rows { sizeCode name otherNames fits { measure from to } }
  }
`);

export const guideChartsDocument = graphql(`
  query getSizeGuideDetail_charts($categoryCode: String!, $brandCode: String!) {
    getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {
      fit
      charts { wearer wearerName kind measures { measure name how } rows { sizeCode name otherNames fits { measure from to } } }
    }
  }
`);
