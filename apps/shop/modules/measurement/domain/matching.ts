/** As Meta asks before hashing: without blanks around, in lower case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** As Meta asks before hashing: digits alone, with the country's. @param mobile without +62 */
export const normalMobile = (mobile: string): string => `62${mobile.replace(/\D/g, "").replace(/^0+/, "")}`;
