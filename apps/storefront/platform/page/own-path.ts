import { isOwnPath } from "@gelora/contracts/own-path.ts";

/** Where a `redirectUrl` may lead: to one of our own paths, else home [LGN-18]. */
export function ownPath(asked: string | null | undefined): string {
  return asked && isOwnPath(asked) ? asked : "/";
}
