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
          skuCampaign { shippingTime maxPerUser activityPrice activityStock }
          product {
            productCode productName mediaLink mobileMediaLink productPrice salePrice
            brand { brandName }
            ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }
            skuList { skuCode salePrice channelSale { qty soldQty } }
            saleAttributes { attrCode values { valueName valueColour } }
          }
        }
      }
    }
  }
`);
