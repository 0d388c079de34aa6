/** Members who wait for a size that is sold out. */

export { deleteRemindersOf, selectRemindersOf } from "./storage/reminder-rows.ts";
