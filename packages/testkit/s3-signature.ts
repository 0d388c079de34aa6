import { createHash, createHmac } from "node:crypto";

type Signed = {
  readonly secret: string;
  /** Day, region, service and `aws4_request`, as the request names them. */
  readonly scope: string;
  readonly method: string;
  readonly address: URL;
  /** The signed headers in their order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `x-amz-date` */
  readonly moment: string;
  /** `x-amz-content-sha256` */
  readonly digest: string;
};

/**
 * Amazon's signature, version 4, from its description ("Signature calculations for the
 * authorization header"), so that tests do not compare a library with itself.
 */
export function signatureOf({ secret, scope, method, address, headers, moment, digest }: Signed): string {
  const query = [...address.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const canonical = [
    method,
    address.pathname,
    query.join("&"),
    ...headers.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, " ")}`),
    "",
    headers.map(([name]) => name).join(";"),
    digest,
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", moment, scope, createHash("sha256").update(canonical).digest("hex")].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString("hex");
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
