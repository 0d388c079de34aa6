import { graphql } from "../../../platform/gateway/document.ts";

export const wishlistDocument = graphql(`
  query wishlist($pageInput: PageInput) {
    wishlist(pageInput: $pageInput) {
      dataList {
        productCode productName mediaLink mobileMediaLink productPrice salePrice
        brand { brandName }
        ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }
        skuList {
          skuCode orgCode salePrice productPrice channelSale { qty soldQty } attributeValues { code value }
          skuActivities { activityType activityCode } skuCampaign { activityPrice }
        }
        saleAttributes { attrCode values { valueName valueColour } }
      }
      itemList { productCode priceDrop fewLeft }
      pageInfo { totalCount hasNextPage }
    }
  }
`);

export const remindersDocument = graphql(`
  query reminderList {
    reminderList { productCode skuCode productName brandName colourName sizeName image }
  }
`);

export const withdrawDocument = graphql(`
  mutation withdrawReminder($input: RemindInput!) {
    withdrawReminder(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const remindDocument = graphql(`
  mutation remindWhenAvailable($input: RemindInput!) {
    remindWhenAvailable(input: $input) { success errorCode errorMessage errorDetails }
  }
`);
