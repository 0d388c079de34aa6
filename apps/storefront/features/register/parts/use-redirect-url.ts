import { useLocation } from "react-router";
import { ownPath } from "../../../platform/own-path.ts";

/** Where registering leads in the end: the page's redirectUrl, own paths only [Q27]. */
export function useRedirectUrl(): string {
  const { search } = useLocation();
  return ownPath(new URLSearchParams(search).get("redirectUrl"));
}

/** An address of ours that hands the redirectUrl on; home needs none. */
export function withRedirectUrl(path: string, redirectUrl: string): string {
  return redirectUrl === "/" ? path : `${path}?redirectUrl=${encodeURIComponent(redirectUrl)}`;
}
