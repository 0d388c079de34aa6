import { signAssertion } from "@gelora/service-kit/assertion.ts";
import type { mountModules } from "@gelora/service-kit/service.ts";

type Service = Pick<Awaited<ReturnType<typeof mountModules>>, "server">;

/**
 * A question as the shop asks it, for the given principal.
 * @returns the answer, or its status when it is not 200
 */
export async function askAsShop(
  { server }: Service,
  principal: { readonly kind: string; readonly code: string },
  path: string,
  question: object,
): Promise<unknown> {
  const body = JSON.stringify(question);
  const assertion = { issuer: "shop", audience: "club", principal };
  const headers = signAssertion({ method: "POST", path, body }, assertion, "gelora-local-service-secret", new Date());
  const answer = await server.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });
  return answer.statusCode === 200 ? answer.json() : answer.statusCode;
}
