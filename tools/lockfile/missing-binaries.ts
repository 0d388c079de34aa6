/** The part of package-lock.json (version 3) that we read. */
export type Lockfile = { packages: Record<string, LockedPackage> };
export type LockedPackage = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type MissingBinary = { readonly path: string; readonly entry: LockedPackage };

const exact = /^\d+\.\d+\.\d+$/;
const systems = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm64", "x64", "ia32", "ppc64", "riscv64", "s390x", "loong64", "wasm32", "arm"];

/**
 * Binaries for other platforms that packages name and the lockfile lacks. npm leaves out what its
 * registry does not serve at the moment, and then rejects its own lockfile in `npm ci`. Version and
 * platform are enough for an entry: it is fetched only on that platform.
 */
export function missingBinaries({ packages }: Lockfile): readonly MissingBinary[] {
  const known = new Map(Object.entries(packages).map(([path, { version }]) => [path, version]));
  const missing: MissingBinary[] = [];
  // Outer packages first: what they add at the top is visible to the nested ones.
  const byDepth = Object.entries(packages).toSorted(([one], [other]) => depth(one) - depth(other));
  for (const [owner, { optionalDependencies, dev }] of byDepth) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (!exact.test(version)) continue;
      const found = resolve(owner, name, known);
      if (found === version) continue;
      const path = `${found === undefined ? "" : owner.slice(0, owner.lastIndexOf("node_modules/"))}node_modules/${name}`;
      known.set(path, version);
      missing.push({ path, entry: { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) } });
    }
  }
  return missing;
}

/** The version that Node would resolve for this name from this package. */
function resolve(owner: string, name: string, known: ReadonlyMap<string, string | undefined>): string | undefined {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const found = known.get(`${folder === "" ? "" : `${folder}/`}node_modules/${name}`);
    if (found !== undefined || folder === "") return found;
  }
}

/** Parsed from the name's last part: `binding-linux-x64-musl`. */
function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const parts = (name.split("/").at(-1) ?? "").split("-");
  const os = systems.find((one) => parts.includes(one));
  const cpu = processors.find((one) => parts.includes(one));
  const musl = parts.some((part) => part.startsWith("musl"));
  const glibc = os === "linux" && parts.some((part) => part.startsWith("gnu"));
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(musl ? { libc: ["musl"] } : glibc ? { libc: ["glibc"] } : {}),
  };
}

function depth(path: string): number {
  return path.split("node_modules/").length;
}
