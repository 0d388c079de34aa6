import { vi } from "vitest";

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  };
}

/**
 * For tests: a browser's cookies and local storage, as maps.
 * @param stored cookies that exist already
 * @param session what the tab remembers
 */
export function useFakeBrowser(stored: Readonly<Record<string, string>> = {}, session = new Map<string, string>()) {
  const cookies = new Map(Object.entries(stored));
  const local = new Map<string, string>();
  vi.stubGlobal("location", { protocol: "http:", pathname: "/", search: "" });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
    },
    set cookie(line: string) {
      const [pair = "", ...attributes] = line.split("; ");
      const at = pair.indexOf("=");
      if (attributes.includes("Max-Age=0")) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
    },
  });
  vi.stubGlobal("localStorage", storageOf(local));
  vi.stubGlobal("sessionStorage", storageOf(session));
  return { cookies, local };
}
