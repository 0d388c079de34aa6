import { graphql } from "../../../platform/gateway/document.ts";

export const cardTokenSettingsDocument = graphql(`
  query cardTokenSettings { cardTokenSettings { tokenAddress clientKey } }
`);
