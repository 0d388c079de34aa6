import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const program = `
import { createServer } from "node:http";
import { runProgram } from ${JSON.stringify(new URL("./run-program.ts", import.meta.url).href)};
await runProgram(async () => {
  const server = createServer((request, response) => {
    if (request.url === "/forgotten") void Promise.reject(Object.assign(new Error("nobody waits"), { detail: "kenari@example.com" }));
    response.end(String(process.pid));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  console.log(server.address().port);
  return { stop: async () => server.close() };
});`;

test("[AC-69] a promise that nobody waited for is logged and takes nobody's request with it; SIGTERM ends the program well", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  let output = "";
  child.stdout.on("data", (part) => {
    output += String(part);
  });
  const [port] = await once(child.stdout, "data");
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${String(port).trim()}${path}`)).text();
  const pid = await ask("/");
  await ask("/forgotten");
  expect(await ask("/")).toBe(pid);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(JSON.parse(output.split("\n")[1] ?? "")).toMatchObject({
    msg: "a promise was rejected and nobody waited for it",
    err: { message: "nobody waits" },
  });
  expect(output).not.toContain("kenari");
});
