import { graphql } from "../../platform/gateway/document.ts";

/** The page asks it on the server, and the browser again for what is left now. */
export const flashSaleDocument = graphql(`
  query flashSale {
    flashSale {
      serverTime
      campaignList {
        activityCode activityName state beginTime endTime
        skuList {
          skuCode skuName productPrice quota
          skuCampaign { maxPerUser activityPrice activityStock }
          product {
            productCode productName mediaLink mobileMediaLink productPrice salePrice
            brand { brandName }
            productActivities { ribbonImage ribbonText ribbonPosition }
            skuList { channelSale { qty soldQty } }
            saleAttributes { attrCode values { valueName valueColour } }
          }
        }
      }
    }
  }
`);
