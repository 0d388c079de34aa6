import { expect, test } from "vitest";
import { missingBinaries } from "./missing-binaries.ts";

const formatter = {
  version: "2.0.0",
  dev: true,
  optionalDependencies: { "@format/linux-x64": "2.0.0", "@format/linux-arm64-musl": "2.0.0" },
};

test("A binary that no entry stands for is missing, with its platform", () => {
  const packages = { "node_modules/format": formatter, "node_modules/@format/linux-x64": { version: "2.0.0" } };
  expect(missingBinaries({ packages })).toEqual([
    {
      path: "node_modules/@format/linux-arm64-musl",
      entry: { version: "2.0.0", dev: true, optional: true, os: ["linux"], cpu: ["arm64"], libc: ["musl"] },
    },
  ]);
});

test("A second version of a package gets its binaries beside itself", () => {
  const packages = {
    "node_modules/format": { ...formatter, optionalDependencies: { "@format/linux-x64": "2.0.0" } },
    "node_modules/@format/linux-x64": { version: "2.0.0" },
    "node_modules/knip/node_modules/format": {
      version: "1.0.0",
      optionalDependencies: { "@format/linux-x64": "1.0.0" },
    },
  };
  expect(missingBinaries({ packages }).map(({ path }) => path)).toEqual([
    "node_modules/knip/node_modules/@format/linux-x64",
  ]);
});
