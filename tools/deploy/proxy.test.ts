import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@gelora/service-kit/free-port.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rootFolder } from "../commands/start/programs.ts";
import { textOf } from "./deployed-file.ts";

/** nginx, where there is one: `NGINX_PROGRAM` names it, or the path does. */
const nginx = process.env.NGINX_PROGRAM ?? "nginx";
const hasNginx = (() => {
  try {
    execFileSync(nginx, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** The commands under "The proxy" in the operators' guide, a line each. */
function stepsOfGuide(): readonly string[] {
  const guide = readFileSync(join(rootFolder, "docs", "operations.md"), "utf8");
  const [, steps = ""] = /\*\*The proxy\.\*\*[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? [];
  return steps.split("\n").flatMap((line) => line.trim() || []);
}

describe.skipIf(!hasNginx)("the operators' guide, where Debian has installed nginx", () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "gelora-proxy-"));
    for (const path of ["etc/nginx/conf.d", "etc/nginx/sites-enabled", "var/cache", "deploy/nginx"])
      mkdirSync(join(folder, path), { recursive: true });
    const port = await freePort();
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const folders = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(" ");
    const nginxFolder = join(folder, "etc/nginx");
    writeFileSync(
      join(nginxFolder, "nginx.conf"),
      `pid ${join(folder, "pid")}; error_log stderr; events {} http { access_log off; ${folders}
      include ${nginxFolder}/conf.d/*.conf; include ${nginxFolder}/sites-enabled/*; }`,
    );
    writeFileSync(join(nginxFolder, "sites-enabled/default"), `server { listen ${port} default_server; }`);
    // Its test of a configuration opens the ports, and reads the certificates.
    for (const name of ["gelora.conf", "upstreams.conf"]) {
      const ours = textOf(`nginx/${name}`)
        .replaceAll("listen 80 ", `listen ${port} `)
        .replaceAll("listen 443 ssl http2", `listen ${port}`)
        .replaceAll(/ *ssl_certificate.*\n/g, "");
      writeFileSync(join(folder, "deploy/nginx", name), inFolder(ours));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const inFolder = (text: string) => text.replaceAll(/\/(etc|var\/cache)\/nginx/g, `${folder}/$1/nginx`);
  const follow = (steps: readonly string[]) => {
    const commands = steps
      .map((step) => inFolder(step.replace(" && systemctl reload nginx", "")))
      .map((step) => step.replace(/^nginx -t/, `${nginx} -t -p ${folder} -c ${folder}/etc/nginx/nginx.conf`));
    execFileSync("sh", ["-ec", commands.join("\n")], { cwd: folder, stdio: "pipe" });
  };

  test("its steps end with a proxy that may start", () => {
    expect(stepsOfGuide().at(-1)).toMatch(/^nginx -t/);
    expect(() => follow(stepsOfGuide())).not.toThrow();
  });

  test.each(["rm ", "install -d "])("it would not without the step that begins with %s", (begin) => {
    const others = stepsOfGuide().filter((step) => !step.startsWith(begin));
    expect(others).toHaveLength(stepsOfGuide().length - 1);
    expect(() => follow(others)).toThrow(/default server|mkdir/);
  });
});
