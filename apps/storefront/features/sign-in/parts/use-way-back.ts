import { useLocation } from "react-router";
import { ownPath } from "../../../platform/own-path.ts";

/** Where a login leads: the page's redirectUrl, own paths only [SES-07]. */
export function useWayBack(): string {
  const { search } = useLocation();
  return ownPath(new URLSearchParams(search).get("redirectUrl"));
}
