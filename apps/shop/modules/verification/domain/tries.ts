/**
 * Tries that are evaluated for one number or address, over all codes, flows and processes together. Each costs four days, and five may be owed at once: so whoever guesses has
 * five of ten thousand on the first day and then one try in four days, which is one chance in 40,000 a day.
 */
export const mostTries = 5;
export const daysPerTry = 4;
