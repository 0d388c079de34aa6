/** Members who wait for a size that is sold out, or for a flash sale. */

export { deleteFlashRemindersOf, selectFlashRemindersOf } from "./storage/flash-reminder-rows.ts";
export { deleteRemindersOf, selectRemindersOf } from "./storage/reminder-rows.ts";
