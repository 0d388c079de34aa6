import { vi } from "vitest";

/**
 * For tests: a browser's cookies and local storage, as maps. @param stored cookies that exist
 * already
 */
export function useFakeBrowser(stored: Readonly<Record<string, string>> = {}) {
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
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => local.get(name) ?? null,
    setItem: (name: string, value: string) => local.set(name, value),
    removeItem: (name: string) => local.delete(name),
  });
  return { cookies, local };
}
