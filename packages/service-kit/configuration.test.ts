import { expect, test } from "vitest";
import { z } from "zod";
import { ConfigurationError, portVariable, readConfiguration } from "./configuration.ts";

const shape = { PORT: portVariable(4000), API_KEY: z.string().min(8).describe("a secret of at least 8 characters") };

test("settings come from the environment, with defaults", () => {
  expect(readConfiguration(shape, { API_KEY: "long-enough", PORT: "" })).toEqual({
    PORT: 4000,
    API_KEY: "long-enough",
  });
});

test("every wrong variable is named with what it should be, and no value is shown", () => {
  const read = () => readConfiguration(shape, { PORT: "99999", API_KEY: "short" });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/PORT is wrong .*it should be a port number/);
  expect(read).toThrow(/API_KEY is wrong .*it should be a secret/);
  expect(read).not.toThrow(/short(?!er)/);
  expect(() => readConfiguration(shape, {})).toThrow(/API_KEY is missing/);
});
