import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { rootFolder } from "../start/programs.ts";
import type { Step, StepResult } from "./step.ts";

const longest = 72;
const run = promisify(execFile);

/**
 * The subjects of the commits that the upstream does not have yet: lists of commits cut off longer
 * ones. Without git, a history or an upstream there is nothing to check, and the step passes.
 * @param folder of the repository
 */
export function commitStep(folder: string = rootFolder): Step {
  return { name: "commits", run: () => readCommits(folder) };
}

async function readCommits(folder: string): Promise<StepResult> {
  const log = await run("git", ["log", "--no-merges", "--format=%h %s", "@{upstream}..HEAD"], { cwd: folder }).catch(
    () => undefined,
  );
  if (!log) return { ok: true, output: "", note: "skipped: no upstream to compare with" };
  const tooLong = longSubjects(log.stdout);
  return {
    ok: tooLong.length === 0,
    output: tooLong
      .map(({ commit, length, subject }) => `${commit} has a subject of ${length} characters: ${subject}`)
      .concat(`Reword them: at most ${longest} characters, and the reason in the body (CONTRIBUTING.md).`)
      .join("\n"),
  };
}

/** @param log lines of a commit's short hash and its subject */
export function longSubjects(log: string): { commit: string; length: number; subject: string }[] {
  return log.split("\n").flatMap((line) => {
    const [, commit = "", subject = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
    const length = [...subject].length;
    return length > longest ? [{ commit, length, subject }] : [];
  });
}
