import { rowOfAddress } from "../../../platform/pages/page-facts.ts";

/** Whether a page is for members alone: it would lead a guest back to the login. */
export function needsMember(address: string): boolean {
  return rowOfAddress(address).audience === "member";
}

/** Whether the login is on the way to a checkout. */
export function leadsToCheckout(address: string): boolean {
  return rowOfAddress(address).path === "checkout/:id";
}

/** Where a guest goes on instead: a guest's orders have a page of their own. */
export function guestsWay(address: string): string {
  if (!needsMember(address)) return address;
  return rowOfAddress(address).path === "account/order" ? "/order" : "/";
}
