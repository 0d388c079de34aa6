import { graphql } from "../../../platform/document.ts";

export const cardTokenSettingsDocument = graphql(`
  query StorefrontCardTokenSettings { cardTokenSettings { tokenAddress clientKey } }
`);
