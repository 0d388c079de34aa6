/** What Google put into the address of its way back [SOC-01]. */
export type GoogleReturn =
  | { readonly kind: "code"; readonly input: { readonly state: string; readonly code: string; readonly iss?: string } }
  /** The person said no. */
  | { readonly kind: "cancelled" }
  | { readonly kind: "broken" };

export function readGoogleReturn(search: string): GoogleReturn {
  const told = new URLSearchParams(search);
  if (told.get("error") === "access_denied") return { kind: "cancelled" };
  const [state, code, iss] = [told.get("state"), told.get("code"), told.get("iss")];
  if (!state || !code) return { kind: "broken" };
  return { kind: "code", input: { state, code, ...(iss ? { iss } : {}) } };
}
