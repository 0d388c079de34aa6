import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Names and values alternating, as Node writes them. */
type Head = string[];

export type Encoded = { readonly head: Head; readonly body: Buffer };

/** A finished page, head and body, in the encodings requested so far. */
export type FinishedPage = {
  readonly status: number;
  readonly etag: string;
  /** The head of a 304 response. */
  readonly unchangedHead: Head;
  readonly plain: Encoded;
  brotli?: Encoded;
  /** A promise while it is made. */
  gzip?: Encoded | Promise<Encoded>;
  /** Set on the second request: from then on the page is worth better compression. */
  isImproved?: boolean;
  /** A page's approximate memory once all encodings exist. */
  readonly bytes: number;
};

const headBytes = 4096;
/** Compressed, our pages shrink to a fifth at most. */
const compressedShare = 0.2;

export function finishPage(status: number, headers: Readonly<Record<string, string>>, body: Buffer): FinishedPage {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const unchangedHead = [...Object.entries(headers).flat(), "etag", etag];
  const bytes = Math.round(body.length * (1 + 2 * compressedShare)) + headBytes;
  return { status, etag, unchangedHead, plain: encoded(unchangedHead, body), bytes };
}

function encoded(head: Head, body: Buffer, encoding?: string): Encoded {
  const described = encoding ? ["content-encoding", encoding] : [];
  return { head: [...head, ...described, "content-length", String(body.length)], body };
}

/**
 * Compressing a page for a single request should not cost more than sending it; a popular one is
 * compressed well, once.
 */
const quickly = { quality: 2, windowBits: 18 };
const well = { quality: 5, windowBits: 18 };
const gzipLevel = 6;
/** A compressed page fits into one. */
const chunkSize = 32 * 1024;

/**
 * The page in the best encoding of an Accept-Encoding header, made on first use. Brotli is first
 * made at a fast level (0.8 ms for a long page; another thread would cost as much again); on the
 * next request a better one (3 ms, an eighth smaller) is made in the background and replaces it.
 */
export function encodedPage(page: FinishedPage, accepts: string): Encoded | Promise<Encoded> {
  if (/\bbr\b/.test(accepts)) return brotliOf(page);
  if (!/\bgzip\b/.test(accepts)) return page.plain;
  page.gzip ??= gzipOf(page);
  return page.gzip;
}

async function gzipOf(page: FinishedPage): Promise<Encoded> {
  try {
    const body = await compressGzip(page.plain.body, { level: gzipLevel });
    const made = encoded(page.unchangedHead, body, "gzip");
    page.gzip = made;
    return made;
  } catch (error) {
    // The page stays cached; the next request tries again.
    delete page.gzip;
    throw error;
  }
}

function brotliOf(page: FinishedPage): Encoded {
  const { body } = page.plain;
  if (!page.brotli) {
    page.brotli = encoded(page.unchangedHead, brotliCompressSync(body, parametersOf(body, quickly)), "br");
  } else if (!page.isImproved) {
    page.isImproved = true;
    compressBrotli(body, parametersOf(body, well)).then(
      (better) => {
        page.brotli = encoded(page.unchangedHead, better, "br");
      },
      () => undefined,
    );
  }
  return page.brotli;
}

const parametersOf = (body: Buffer, how: typeof well) => ({
  chunkSize,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: how.quality,
    [constants.BROTLI_PARAM_LGWIN]: how.windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});
