import crypto from "node:crypto";
import { sameSecret } from "./secret-token.ts";

/**
 * A deliberately slow, memory-hard hash for guessable secrets: passwords. Argon2id with OWASP's
 * parameters; the text holds its parameters and salt in PHC form
 * (`$argon2id$v=19$m=19456,t=2,p=1$salt$hash`), so `parameters` may be raised while older texts
 * remain readable.
 */
export type SlowHash = string & { readonly __slowHash: never };

type Parameters = { readonly memory: number; readonly passes: number; readonly parallelism: number };

const parameters: Parameters = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** Takes about 25 ms of a core and 19 MiB: call it behind a bounded queue. */
export async function slowHash(secret: string, chosen: Parameters = parameters): Promise<SlowHash> {
  const salt = crypto.randomBytes(saltBytes);
  const { memory, passes, parallelism } = chosen;
  const hash = await argon2id(secret, salt, chosen, hashBytes);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}` as SlowHash;
}

/** @throws Error for a text that `slowHash` did not write */
export async function matchesSlowHash(secret: string, text: SlowHash): Promise<boolean> {
  const { salt, hash, ...known } = readSlowHash(text);
  const found = await argon2id(secret, salt, known, hash.length);
  return sameSecret(found.toString("base64"), hash.toString("base64"));
}

/**
 * Whether the text uses older parameters, so that it should be rehashed when the secret is next
 * available.
 */
export function isOutdatedSlowHash(text: SlowHash): boolean {
  const { memory, passes, parallelism } = readSlowHash(text);
  return memory !== parameters.memory || passes !== parameters.passes || parallelism !== parameters.parallelism;
}

function readSlowHash(text: string) {
  const found =
    /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[A-Za-z0-9+/]+)\$(?<hash>[A-Za-z0-9+/]+)$/.exec(
      text,
    );
  // The text is left out: it would help to guess the secret.
  if (!found?.groups) throw new Error("a stored hash is not in the form that we write");
  const { m, t, p, salt = "", hash = "" } = found.groups;
  return {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

function argon2id(secret: string, nonce: Buffer, chosen: Parameters, tagLength: number): Promise<Buffer> {
  const { memory, passes, parallelism } = chosen;
  return new Promise((resolve, reject) => {
    crypto.argon2(
      "argon2id",
      { message: Buffer.from(secret, "utf8"), nonce, memory, passes, parallelism, tagLength },
      (error, hash) => (error ? reject(error) : resolve(hash)),
    );
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
