import { redirect } from "react-router";

/** The account begins with the orders [ACC-01]. */
export const loader = () => redirect("/account/order");
