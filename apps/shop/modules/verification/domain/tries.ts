/**
 * Tries that are evaluated for one number or address, over all codes, flows and processes. Each is
 * regained after four days, and five may be outstanding: an attacker has five of ten thousand
 * guesses on the first day and then one in four days, a chance of 1 in 40,000 a day.
 */
export const mostTries = 5;
export const daysPerTry = 4;
