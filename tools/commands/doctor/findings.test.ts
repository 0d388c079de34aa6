import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts } from "../start/ports.ts";
import { chromiumFinding, nodeFinding, portFindings } from "./findings.ts";

test("An old Node is reported with what to do", () => {
  expect(nodeFinding("v20.19.0")).toMatchObject({ state: "needed", remedy: expect.stringContaining("npm") });
  expect(nodeFinding("v24.21.0").state).toBe("well");
});

test("A port in use is reported with the variable that moves it", async () => {
  const ports = await freePorts();
  const holder = createServer().listen(ports.shop);
  await new Promise((resolve) => holder.once("listening", resolve));
  const findings = await portFindings({ SHOP_PORT: String(ports.shop) });
  expect(findings.find(({ what }) => what.includes("(shop)"))).toMatchObject({
    state: "needed",
    remedy: expect.stringContaining("SHOP_PORT"),
  });
  await new Promise((resolve) => holder.close(resolve));
});

test("A browser that does not start is reported in its first line", async () => {
  const finding = await chromiumFinding(() => Promise.reject(new Error("libnss3.so is missing\nlong trace")));
  expect(finding).toMatchObject({ state: "wanted", fact: "does not start: libnss3.so is missing" });
});
