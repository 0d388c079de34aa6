import { graphql } from "../../../platform/gateway/document.ts";

/** What the invitation says, and when it may be shown [NWS-03, NWS-05]. */
export const invitationDocument = graphql(`
  query getPageByUrl_newsletter($pageUrl: String!, $deviceType: String!) {
    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) {
      pageContent scheduledStatus expectPublishTime expectCancelPublishTime
    }
  }
`);

export const subscribeDocument = graphql(`
  mutation createSubscribeNotificationSS($input: CreateSubscribeInput!) {
    createSubscribeNotificationSS(input: $input) { api { success code message errorDetails } }
  }
`);

export const choicesDocument = graphql(`
  query newsletterChoices($token: String!) {
    newsletterChoices(token: $token) { success errorCode errorMessage errorDetails data {
      email subscribed language topics history { act way wording at }
    } }
  }
`);

export const confirmDocument = graphql(`
  mutation confirmNewsletter($input: ConfirmNewsletterInput!) {
    confirmNewsletter(input: $input) { success errorCode errorMessage errorDetails data { email token } }
  }
`);

export const changeDocument = graphql(`
  mutation changeNewsletter($input: ChangeNewsletterInput!) {
    changeNewsletter(input: $input) { success errorCode errorMessage errorDetails data {
      email subscribed language topics history { act way wording at }
    } }
  }
`);
