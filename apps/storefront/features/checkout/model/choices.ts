import { type DistributionType, homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";

/** What the shopper chooses by pressing. What is no longer offered counts as not chosen. */
export type Choices = {
  readonly distributionType: DistributionType;
  readonly storeCode: string | undefined;
  readonly methodCode: string | undefined;
  readonly channelCode: string | undefined;
  /** Whether a member's typed address is saved. */
  readonly keepAddress: boolean;
  readonly termsAccepted: boolean;
  readonly dataConsent: boolean;
};

/** @param distributionType as the checkout was created; home delivery if that is unknown */
export function choicesAtFirst(distributionType: string | null | undefined): Choices {
  return {
    distributionType: distributionType === storePickup ? storePickup : homeDelivery,
    storeCode: undefined,
    methodCode: undefined,
    channelCode: undefined,
    keepAddress: true,
    termsAccepted: false,
    dataConsent: false,
  };
}
