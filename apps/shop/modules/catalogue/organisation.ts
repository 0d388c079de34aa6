/** The merchant behind every sku (orgCode in the contract). One house sells everything here. */
export const orgCode = "GELORA";
