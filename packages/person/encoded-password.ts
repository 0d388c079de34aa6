/** The longest password accepted, in bytes: more than any rule allows, short enough to hash. */
const mostBytes = 1024;

/**
 * The transport form of a password: base64 of its UTF-8 text [SGN-29, Q09]. It only avoids casual
 * exposure; TLS is what protects it.
 */
export function encodePassword(password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(password)));
}

/**
 * Decodes the password exactly as typed.
 * @returns undefined for anything that `encodePassword` cannot produce: other spellings of base64,
 * invalid UTF-8, more than 1,024 bytes
 */
export function decodePassword(encoded: string): string | undefined {
  if (encoded.length > Math.ceil(mostBytes / 3) * 4) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const password = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return encodePassword(password) === encoded ? password : undefined;
  } catch {
    return undefined;
  }
}
