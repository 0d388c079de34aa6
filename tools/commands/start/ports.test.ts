import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts, refuseUnusablePorts } from "./ports.ts";

test("A busy port is named together with the variable that moves it", async () => {
  const ports = await freePorts();
  const holder = createServer().listen(ports.club, "127.0.0.1");
  await new Promise((resolve) => holder.once("listening", resolve));
  await expect(refuseUnusablePorts(ports)).rejects.toThrow(new RegExp(`^Port ${ports.club} \\(club\\).*CLUB_PORT`));
  await new Promise((resolve) => holder.close(resolve));
  await expect(refuseUnusablePorts(ports)).resolves.toBeUndefined();
});

test("A port that fetch refuses is named at once, instead of waited for", async () => {
  const ports = { ...(await freePorts()), shop: 6000 };
  await expect(fetch("http://127.0.0.1:6000")).rejects.toThrow(expect.objectContaining({ cause: Error("bad port") }));
  await expect(refuseUnusablePorts(ports)).rejects.toThrow(/^Port 6000 \(shop\).*SHOP_PORT/);
});
