import {
  callProvider,
  type ProviderAnswer,
  ProviderError,
  type ProviderRequest,
} from "@gelora/service-kit/call-provider.ts";

/**
 * A call to a sender of messages, to be made inside its circuit breaker. An answer that the sender itself is out of order counts as none; a refusal of one message is an
 * answer, so that nobody can close the way for all by asking for numbers that do not exist.
 * @throws ProviderError
 */
export async function callMessenger(name: string, address: string, request: ProviderRequest): Promise<ProviderAnswer> {
  const answer = await callProvider(name, address, request);
  const { status } = answer;
  // A gateway that gave up waiting does not know whether the sender behind it has sent.
  if (status >= 500 || status === 429)
    throw new ProviderError(name, `answer ${status}`, status === 502 || status === 504);
  return answer;
}
