/** Google's parameters in the return address [SOC-01]. */
export type GoogleReturn =
  | { readonly kind: "code"; readonly input: { readonly state: string; readonly code: string; readonly iss?: string } }
  /** The person declined. */
  | { readonly kind: "cancelled" }
  | { readonly kind: "broken" };

export function readGoogleReturn(search: string): GoogleReturn {
  const answer = new URLSearchParams(search);
  if (answer.get("error") === "access_denied") return { kind: "cancelled" };
  const [state, code, iss] = [answer.get("state"), answer.get("code"), answer.get("iss")];
  if (!state || !code) return { kind: "broken" };
  return { kind: "code", input: { state, code, ...(iss ? { iss } : {}) } };
}
