const mostBytes = 10 * 1024 * 1024;

type ChosenFile = Pick<File, "name" | "size">;

/**
 * Which of the chosen files are sent: the first ones that fit, since one that is too large leaves
 * its place to the next.
 * @param free how many pictures there may still be
 */
export function takenOf<Chosen extends ChosenFile>(files: readonly Chosen[], free: number) {
  const fitting = files.filter(({ size }) => size <= mostBytes);
  return {
    taken: fitting.slice(0, free),
    tooLarge: files.filter(({ size }) => size > mostBytes),
    /** More were chosen than there is room for. */
    isCut: fitting.length > free,
  };
}
