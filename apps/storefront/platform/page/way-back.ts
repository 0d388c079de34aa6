import { useLocation } from "react-router";
import { ownPath } from "./own-path.ts";

/**
 * Where a sign-in or registration leads: the page's redirectUrl, own paths only [SES-07, LGN-04,
 * Q27].
 */
export function useWayBack(): string {
  const { search } = useLocation();
  return ownPath(new URLSearchParams(search).get("redirectUrl"));
}

/** The address of another sign-in page with the same redirectUrl, which is left out for home. */
export function withWayBack(path: string, wayBack: string): string {
  return wayBack === "/" ? path : `${path}?redirectUrl=${encodeURIComponent(wayBack)}`;
}
