/**
 * Takes a reminder of a flash sale back; one that is sent, or that nobody asked for, changes
 * nothing.
 */
export { deleteFlashReminder as forgetFlashSale } from "../storage/flash-reminder-rows.ts";
/** Takes a member off a sku's queue; one who is not in it changes nothing. */
export { deleteReminder as stopWaiting } from "../storage/reminder-rows.ts";
