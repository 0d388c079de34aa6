import { createHash } from "node:crypto";
import { framesClubSite, letsSocialChatIn, letsSocialSignInIn } from "../platform/pages/page-facts.ts";

export type AllowedOrigins = {
  /** Gateways, recommendations and collector: what scripts may call. */
  readonly connect: readonly string[];
  /** Where forms may lead, for payment pages. */
  readonly formAction: readonly string[];
  /** An image service other than our own route. */
  readonly pictures: readonly string[];
  /** The club's own site, for the page that frames it. */
  readonly clubFrames?: readonly string[];
  /** What a social sign-in needs, on registration pages only. */
  readonly socialSignIn?: ForeignOrigins | undefined;
  /** What a social chat needs, on pages without confidential input. */
  readonly socialChat?: ForeignOrigins | undefined;
};

/**
 * Third-party scripts: their origins, what they call, and what they show in frames and pictures.
 */
export type ForeignOrigins = {
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
};

/** What one page may use of all that is allowed. */
export type PageOrigins = Pick<AllowedOrigins, "connect" | "formAction"> & Omit<ForeignOrigins, "connect">;

export function originsOfPage(pathname: string, origins: AllowedOrigins): PageOrigins {
  const { connect, formAction, pictures, clubFrames = [], socialSignIn, socialChat } = origins;
  const foreign = [
    letsSocialSignInIn(pathname) ? socialSignIn : undefined,
    letsSocialChatIn(pathname) ? socialChat : undefined,
  ].filter((given) => given !== undefined);
  return {
    connect: [...connect, ...foreign.flatMap((given) => given.connect)],
    formAction,
    scripts: foreign.flatMap((given) => given.scripts),
    frames: [...foreign.flatMap((given) => given.frames), ...(framesClubSite(pathname) ? clubFrames : [])],
    pictures: [...pictures, ...foreign.flatMap((given) => given.pictures)],
  };
}

/**
 * The policy of one finished page [no script runs that we did not write]: each inline script by its
 * hash, computed from the final HTML, so the same compressed bytes serve everyone. Data blocks
 * (`application/ld+json`) are no scripts and need no hash.
 */
export function contentSecurityPolicy(html: Buffer, origins: PageOrigins): string {
  const { connect, formAction, scripts, frames, pictures } = origins;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html), ...scripts].join(" "),
    "style-src 'self'",
    ["img-src 'self' data:", ...pictures].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    ["form-action 'self'", ...formAction].join(" "),
    ["frame-src 'self'", ...frames].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const opening = "<script";
const closing = "</script>";

/** Searches the raw bytes: a page is long, and its scripts are few. */
function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const textStart = html.indexOf(">", at) + 1;
    const textEnd = textStart > 0 ? html.indexOf(closing, textStart) : -1;
    if (textEnd < 0) break;
    const attributes = html.toString("latin1", at + opening.length, textStart - 1);
    at = textEnd + closing.length;
    if (textStart === textEnd || needsNoHash(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(html.subarray(textStart, textEnd)).digest("base64")}'`);
  }
  return [...hashes];
}

/** Files, data blocks, and anything that only begins like a script. */
const needsNoHash = (attributes: string): boolean =>
  /^\w/.test(attributes) || /\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes);

/** Sent with every response of the storefront. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  // Browsers honour it over https only.
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};
