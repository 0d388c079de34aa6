import { graphql } from "../../../platform/gateway/document.ts";

export const flashRemindersDocument = graphql(`
  query flashReminderList {
    flashReminderList { activityCode sentTime }
  }
`);

export const remindOfFlashSaleDocument = graphql(`
  mutation remindOfFlashSale($activityCode: String!) {
    remindOfFlashSale(activityCode: $activityCode) { success errorCode errorMessage errorDetails }
  }
`);

export const withdrawFlashReminderDocument = graphql(`
  mutation withdrawFlashReminder($activityCode: String!) {
    withdrawFlashReminder(activityCode: $activityCode) { success errorCode errorMessage errorDetails }
  }
`);
