import { z } from "zod";

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const setting = "SHOP_URL names the shop, for instance SHOP_URL=http://localhost:4000";

/**
 * Asks the staff's gateway of a shop.
 * @param shop its address, as SHOP_URL has it
 * @throws Error with what the gateway says, or with the address where no shop answers
 */
export async function askDesk(
  shop: string,
  { query, variables }: { readonly query: string; readonly variables: object },
  token: string | undefined,
): Promise<Record<string, unknown>> {
  if (!URL.canParse(shop)) throw new Error(`"${shop}" is no address: ${setting}.`);
  const gateway = new URL("/staff/graphql", shop);
  const response = await fetch(gateway, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  }).catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${gateway.origin}. Is the shop running? ${setting}.`, { cause });
  });
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new Error(`What answers at ${gateway.origin} is not the shop. ${setting}.`);
  const [error] = answer.data.errors ?? [];
  if (error) throw new Error(error.message);
  return answer.data.data ?? {};
}
