import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts, refuseBusyPorts } from "./ports.ts";

test("A busy port is named together with the variable that moves it", async () => {
  const ports = await freePorts();
  const holder = createServer().listen(ports.club, "127.0.0.1");
  await new Promise((resolve) => holder.once("listening", resolve));
  await expect(refuseBusyPorts(ports)).rejects.toThrow(new RegExp(`^Port ${ports.club} \\(club\\).*CLUB_PORT`));
  await new Promise((resolve) => holder.close(resolve));
  await expect(refuseBusyPorts(ports)).resolves.toBeUndefined();
});
