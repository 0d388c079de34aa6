/**
 * Where a redirect leads, with the parameters of the request's query that rendering did not see or
 * pass on: a public page is rendered without parameters such as a campaign's, which the browser
 * must not lose.
 * @param location of the redirect, whole or a path
 * @param address of the request, with its query
 */
export function redirectWithQuery(location: string, address: string): string {
  const at = address.indexOf("?");
  if (at < 0) return location;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(location) ?? [];
  const whole = new URLSearchParams(query);
  const given = new URLSearchParams(address.slice(at + 1));
  const added = [...given].filter(([name]) => !whole.has(name) && isForTheBrowser(name));
  for (const [name, value] of added) whole.append(name, value);
  return added.length > 0 ? `${path}?${whole}${hash}` : location;
}

/** Known to programs that count visits, and to no page: pages pass on what is theirs. */
const isForTheBrowser = (name: string): boolean => /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid)$/.test(name);
