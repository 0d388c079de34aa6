import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rootFolder } from "../../tools/commands/start/programs.ts";

export type EdgePorts = {
  /** Where browsers reach the storefront, the shop and the club, in this order. */
  readonly doors: readonly [number, number, number];
  readonly storefronts: readonly number[];
  readonly shops: readonly number[];
};

/** Our own files of `deploy/nginx`, with this machine's ports in place of its examples. */
export async function writeEdgeFile(folder: string, { doors, storefronts, shops }: EdgePorts): Promise<string> {
  const own = (name: string) => readFile(join(rootFolder, "deploy", "nginx", name), "utf8");
  const text = `${await own("upstreams.conf")}${await own("gelora.conf")}`;
  await mkdir(folder, { recursive: true });
  const left = [...doors];
  const ours = text
    .replaceAll(/server 10\.0\.0\.1([12]):3000/g, (_line, which) => `server 127.0.0.1:${storefronts[which - 1]}`)
    .replaceAll(/server 10\.0\.0\.1([12]):4000/g, (_line, which) => `server 127.0.0.1:${shops[which - 1]}`)
    .replaceAll(/server 10\.0\.0\.\d+:\d+/g, "server 127.0.0.1:9")
    .replaceAll(/ *ssl_certificate.*\n/g, "")
    .replaceAll("/var/cache/nginx/gelora", join(folder, "cache"))
    .replace(/server \{\s+listen 80 default_server;[^}]*\}/, "")
    .replaceAll("listen 443 ssl http2", () => `listen 127.0.0.1:${left.shift()}`)
    // Our addresses have ports.
    .replace("Host $host;", "Host $http_host;");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const folders = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(" ");
  const account = process.getuid?.() === 0 ? "user root;" : "";
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `${account} daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log ${join(folder, "error.log")};
    events {} http { access_log off; ${folders} ${ours} }`,
  );
  return file;
}
