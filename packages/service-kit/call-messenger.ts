import { callProvider, type ProviderAnswer, ProviderError, type ProviderRequest } from "./call-provider.ts";

/**
 * A call to a messaging provider, inside its circuit breaker. A response that the provider itself
 * is failing counts as a failure; the rejection of one message does not, so requests for invalid
 * numbers cannot open the breaker for everyone.
 * @throws ProviderError
 */
export async function callMessenger(name: string, address: string, request: ProviderRequest): Promise<ProviderAnswer> {
  const answer = await callProvider(name, address, request);
  const { status } = answer;
  // After a gateway timeout it is unknown whether the provider behind it has sent the message.
  if (status >= 500 || status === 429)
    throw new ProviderError(name, `answer ${status}`, status === 502 || status === 504);
  return answer;
}
