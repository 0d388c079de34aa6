import { graphql } from "../../../platform/gateway/document.ts";

/** Whether the member has joined the club, which has not answered the shop yet. */
export const cardComingDocument = graphql(`
  query getUserInfoDetail_card { getUserInfoDetail { isCardComing } }
`);
