import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** Networks as a setting: `203.0.113.0/24, 2001:db8::/32`. */
export const networksVariable = (description: string) =>
  z
    .string()
    .default("")
    .transform((text, context) => {
      const networks = readNetworks(text);
      if (!networks) context.addIssue({ code: "custom", message: "not a list of networks" });
      return networks ?? new BlockList();
    })
    .describe(`${description}, such as 203.0.113.0/24, separated by commas`);

function readNetworks(text: string): BlockList | undefined {
  const networks = new BlockList();
  for (const network of text.split(",").map((part) => part.trim())) {
    if (network === "") continue;
    const [address = "", bits = ""] = network.split("/");
    const family = familyOf(address);
    if (!family || !/^\d{1,3}$/.test(bits) || Number(bits) > longestPrefix[family]) return undefined;
    networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}

const longestPrefix = { ipv4: 32, ipv6: 128 } as const;

/** @param source see `sourceOf`: an IPv4 address, or the first half of an IPv6 address */
export function includesSource(networks: BlockList, source: string): boolean {
  const address = source.includes(":") ? `${source}::` : source;
  const family = familyOf(address);
  return family !== undefined && networks.check(address, family);
}

function familyOf(address: string): keyof typeof longestPrefix | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? "ipv4" : "ipv6";
}
