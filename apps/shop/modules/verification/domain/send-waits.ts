/**
 * Minutes between two codes to one number or address: doubled each time, until one is entered or a
 * day passes without any [CON-04].
 */
export const waitMinutes = [1, 2, 4, 8, 16, 32] as const;

export const longestStep = waitMinutes.length;

/** Codes that one number or address gets in a day, from all callers. */
export const sendsPerDay = 5;
