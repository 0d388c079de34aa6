/** The merchant of every sku (orgCode in the contract). There is only one. */
export const orgCode = "GELORA";
