import { z } from "zod";

/**
 * Reads a program's settings from the environment once, at start.
 * @param shape one zod schema per variable, under its name; `.describe()` says what it should be
 * @throws ConfigurationError that names each wrong variable and what it should be
 */
export function readConfiguration<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: NodeJS.ProcessEnv,
): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(shape).map((name) => [name, environment[name] === "" ? undefined : environment[name]]),
  );
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  throw new ConfigurationError(result.error.issues.map((issue) => explain(issue, shape, given)));
}

export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`This program cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ConfigurationError";
  }
}

/** @throws ConfigurationError with all reasons, when there are any */
export function refuseUnsafe(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new ConfigurationError(reasons);
}

function explain(issue: z.core.$ZodIssue, shape: z.ZodRawShape, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const field = shape[name];
  const wanted = field instanceof z.ZodType ? field.description : undefined;
  // The value may be a secret, so only the error is reported, never the value.
  const state = given[name] === undefined ? "is missing" : `is wrong (${issue.message})`;
  return `${name} ${state}${wanted ? `; it should be ${wanted}` : ""}`;
}

/** A TCP port as text in the environment. */
export const portVariable = (fallback: number) =>
  z.coerce.number().int().min(0).max(65535).default(fallback).describe("a port number");

export const urlVariable = (fallback: string) => z.url().default(fallback).describe(`an address such as ${fallback}`);
