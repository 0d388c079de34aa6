import type { Project } from "./project/project.ts";

export type Problem = {
  readonly path: string;
  readonly line?: number;
  /** What is wrong, what to do instead, and why. */
  readonly message: string;
};

/** One check. A pure function of the repository, so that its test can plant a violation. */
export type Check = { readonly name: string; readonly find: (project: Project) => readonly Problem[] };

export function tellProblem({ path, line, message }: Problem): string {
  return `${path}${line === undefined ? "" : `:${line}`}  ${message}`;
}
