import { expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { includesSource, networksVariable } from "./networks.ts";
import { sourceOf } from "./source-of.ts";

const read = (NETWORKS: string) => readConfiguration({ NETWORKS: networksVariable("networks") }, { NETWORKS }).NETWORKS;

test.each([
  ["203.0.113.9", true],
  ["::ffff:203.0.113.255", true],
  ["203.0.114.1", false],
  ["198.51.100.7", true],
  ["198.51.100.8", false],
  ["2001:db8:5:1::9", true],
  ["2001:db9::1", false],
])("whether %s belongs to the networks of a setting: %s", (address, belongs) => {
  const networks = read(" 203.0.113.0/24, 198.51.100.7/32,2001:db8::/32");
  expect(includesSource(networks, sourceOf(address))).toBe(belongs);
});

test("without the setting no source belongs to any", () => {
  expect(includesSource(read(""), "203.0.113.9")).toBe(false);
});

test.each(["203.0.113.0", "203.0.113.0/33", "203.0.113/24", "2001:db8::/129", "carrier/24", "203.0.113.0/-1"])(
  "%s is refused at start",
  (text) => {
    expect(() => read(text)).toThrow("NETWORKS is wrong");
  },
);
