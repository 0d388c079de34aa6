import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { createProject, type Project } from "./project.ts";

const ignoredFolders = new Set(["node_modules", "build", ".data", ".git", ".screens", ".react-router", "coverage"]);
const textFiles = /\.(ts|tsx|mjs|json|graphql|md|css|yml|yaml)$|(^|\/)\.ci\/run$/;

/** Reads every text file of the repository below the root. */
export async function readProject(root: string): Promise<Project> {
  const texts = new Map<string, string>();
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    await Promise.all(
      entries.map(async (entry) => {
        const full = join(folder, entry.name);
        if (entry.isDirectory()) {
          if (!ignoredFolders.has(entry.name)) await walk(full);
          return;
        }
        const path = relative(root, full).split(sep).join("/");
        texts.set(path, textFiles.test(path) && path !== "package-lock.json" ? await readFile(full, "utf8") : "");
      }),
    );
  };
  await walk(root);
  return createProject(texts);
}
