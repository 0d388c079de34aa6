/** Minutes between two codes to one number or address: twice as long after each, until one is entered or a day passes without any [CON-04]. */
export const waitMinutes = [1, 2, 4, 8, 16, 32] as const;

export const longestStep = waitMinutes.length;

/** Codes that one number or address gets in a day, whoever asks. */
export const sendsPerDay = 5;
