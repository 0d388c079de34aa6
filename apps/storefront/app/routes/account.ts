import { redirect } from "react-router";

/** The account opens on its orders [ACC-01]. */
export const loader = () => redirect("/account/order");
