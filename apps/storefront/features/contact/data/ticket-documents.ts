import { graphql } from "../../../platform/gateway/document.ts";

export const supportHoursDocument = graphql(`
  query supportHours { supportHours { isOpen changesAt } }
`);

export const sendTicketDocument = graphql(`
  mutation sendTicket($input: SendTicketInput!) {
    sendTicket(input: $input) { success errorCode errorMessage errorDetails data { ticketCode } }
  }
`);

export const startTicketPictureDocument = graphql(`
  mutation startTicketPicture {
    startTicketPicture { success errorCode errorMessage errorDetails data { pictureCode ticket address } }
  }
`);
