export const environments = ["dev", "test", "staging", "production"] as const;

export type Environment = (typeof environments)[number];

/**
 * The environment of a host name [CON-13, K22]: production hosts by name, `test.…` and `staging.…`
 * by their first label; localhost and unknown hosts are dev.
 * @param host as in a Host header, with or without a port
 */
export function environmentOfHost(host: string, productionHosts: readonly string[]): Environment {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  if (productionHosts.includes(name)) return "production";
  const label = name.split(".")[0] ?? "";
  if (label === "test" || label.startsWith("test-")) return "test";
  if (label === "staging" || label === "stg" || label.startsWith("staging-")) return "staging";
  return "dev";
}
