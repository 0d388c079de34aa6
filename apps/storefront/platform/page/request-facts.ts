import { isLanguage, type Language, languageOfAcceptHeader, languageOrDefault } from "@gelora/locale/language.ts";
import { createContext, type RouterContextProvider } from "react-router";
import { type Environment, environmentOfHost, environments } from "./environment.ts";

/**
 * All that a public page may depend on besides its address. The page cache is keyed by exactly
 * these, and rendering sees nothing else of a request: a page cannot vary by what its key lacks.
 */
export type RequestFacts = {
  readonly language: Language;
  /** h5 for phones, pc for the rest [SHL-21]. */
  readonly device: "h5" | "pc";
  /** Whether picture addresses may use WebP [IMG-01]. */
  readonly webp: boolean;
  readonly environment: Environment;
  /** The token of a preview of the shop as of another moment; such a page is never cached. */
  readonly preview?: string;
};

/** Holds the token of a preview in the browser; no script can read it. */
export const previewCookie = "gelora-preview";

export const requestFactsContext = createContext<RequestFacts>();

export const factsOf = (context: Readonly<RouterContextProvider>): RequestFacts => context.get(requestFactsContext);

type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(",") : (value ?? "");

/** @returns the value of one cookie of a Cookie header, decoded, or undefined */
export function cookieOf(header: string, name: string): string | undefined {
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return decodeOrUndefined(pair.slice(at + 1).trim());
  }
  return undefined;
}

function decodeOrUndefined(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/**
 * Language: cookie gt-local, else the first accept-language entry, else en-US [K01]. An unsupported
 * stored language becomes English [K02].
 */
export function readRequestFacts(headers: IncomingHeaders, productionHosts: readonly string[]): RequestFacts {
  const cookies = textOf(headers.cookie);
  const stored = cookieOf(cookies, "gt-local");
  const preview = cookieOf(cookies, previewCookie);
  const given = givenFactsOf(headers);
  if (given) {
    const environment = environmentOfHost(textOf(headers.host), productionHosts);
    return { ...given, environment, ...(preview && isPreviewToken(preview) ? { preview } : {}) };
  }
  return {
    language: stored ? languageOrDefault(stored) : languageOfAcceptHeader(textOf(headers["accept-language"])),
    device: deviceOf(cookieOf(cookies, "gt-platform"), headers),
    webp: /image\/webp/.test(textOf(headers.accept)),
    environment: environmentOfHost(textOf(headers.host), productionHosts),
    ...(preview && isPreviewToken(preview) ? { preview } : {}),
  };
}

/**
 * A cache in front of us reads the facts of a request itself, for its own key, and sends them in
 * this header, such as `id-ID.h5.webp` or `en-US.pc.any`. A client that sends it chooses a page
 * that anyone may see.
 */
export const factsHeader = "gelora-facts";

export function givenFactsOf(headers: IncomingHeaders): Pick<RequestFacts, "language" | "device" | "webp"> | undefined {
  const parts = /^(en-US|id-ID)\.(h5|pc)\.(webp|any)$/.exec(textOf(headers[factsHeader]));
  if (!parts) return undefined;
  const [, language, device, pictures] = parts;
  return { language: languageOrDefault(language), device: device === "h5" ? "h5" : "pc", webp: pictures === "webp" };
}

/** Its form; whether it is good is for the shop to say. */
export const isPreviewToken = (text: string): boolean => /^[\w-]{1,40}\.[\w-]{20,60}$/.test(text);

/**
 * If the width disagrees with the user agent, the browser sets a cookie (see
 * `chrome/parts/device.ts`).
 */
function deviceOf(given: string | undefined, headers: IncomingHeaders): "h5" | "pc" {
  if (given === "H5") return "h5";
  if (given === "PC") return "pc";
  return headers["sec-ch-ua-mobile"] === "?1" || isMobileAgent(textOf(headers["user-agent"])) ? "h5" : "pc";
}

export const isMobileAgent = (userAgent: string): boolean => /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent);

/** The facts as headers of the only request that rendering sees. */
export function headersOfFacts(facts: RequestFacts): Record<string, string> {
  return {
    "gelora-language": facts.language,
    "gelora-device": facts.device,
    "gelora-webp": facts.webp ? "1" : "0",
    "gelora-environment": facts.environment,
    ...(facts.preview ? { "gelora-preview": facts.preview } : {}),
  };
}

/** Whether a request is for a document, or for the data of a page that the browser already has. */
export const documentHeader = "gelora-document";

export const wantsDocument = (headers: Headers): boolean => headers.get(documentHeader) === "1";

export function factsOfHeaders(headers: Headers): RequestFacts {
  const language = headers.get("gelora-language");
  const environment = environments.find((one) => one === headers.get("gelora-environment"));
  const preview = headers.get("gelora-preview");
  return {
    language: isLanguage(language) ? language : languageOrDefault(language),
    device: headers.get("gelora-device") === "h5" ? "h5" : "pc",
    webp: headers.get("gelora-webp") === "1",
    environment: environment ?? "dev",
    ...(preview ? { preview } : {}),
  };
}
