const mostBytes = 10 * 1024 * 1024;

type ChosenFile = Pick<File, "name" | "size">;

/** Which of the chosen files may be sent, in their order, and which are too large for it. */
export function takenOf<Chosen extends ChosenFile>(files: readonly Chosen[]) {
  return {
    taken: files.filter(({ size }) => size <= mostBytes),
    tooLarge: files.filter(({ size }) => size > mostBytes),
  };
}
