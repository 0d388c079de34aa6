/** The client's cookies [STA-02]; all but isLogin are mirrored in local storage [STA-03]. */
export type StoredName = "guestId" | "token" | "userInfo" | "gt-local" | "isLogin" | "visitorUniqueKey";

const withoutTwin: readonly string[] = ["isLogin"];
// The shop's session lifetime.
const lifeSeconds = 60 * 24 * 60 * 60;

/** @returns the cookie's value, or undefined; never throws, even if cookies are blocked */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined;
  } catch {
    return undefined;
  }
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // The Cookie Store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

export function readLocal(name: string): string | undefined {
  return quietly(() => localStorage.getItem(name) ?? undefined);
}

/** The cookie, else its mirror: browsers drop cookies sooner than local storage. */
export function readStored(name: StoredName): string | undefined {
  return readCookie(name) ?? (withoutTwin.includes(name) ? undefined : readLocal(name));
}

export function writeStored(name: StoredName, value: string): void {
  writeCookie(name, value, lifeSeconds);
  if (!withoutTwin.includes(name)) quietly(() => localStorage.setItem(name, value));
}

export function removeStored(name: StoredName): void {
  writeCookie(name, "", 0);
  if (!withoutTwin.includes(name)) quietly(() => localStorage.removeItem(name));
}

export function writeLocal(name: string, value: string): void {
  quietly(() => localStorage.setItem(name, value));
}

export function removeLocal(name: string): void {
  quietly(() => localStorage.removeItem(name));
}

export function readSession(name: string): string | undefined {
  return quietly(() => sessionStorage.getItem(name) ?? undefined);
}

export function writeSession(name: string, value: string): void {
  quietly(() => sessionStorage.setItem(name, value));
}

export function removeSession(name: string): void {
  quietly(() => sessionStorage.removeItem(name));
}

/** Storage may be blocked or full; the shop works without it. */
function quietly<Value>(reach: () => Value): Value | undefined {
  try {
    return reach();
  } catch {
    return undefined;
  }
}
