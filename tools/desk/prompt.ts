import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

export type Prompt = {
  ask(question: string): Promise<string>;
  /** Shows nothing of what is typed. */
  askSecret(question: string): Promise<string>;
  close(): void;
};

/** Asks the person at a terminal, or reads the lines of a file that stands in for it. */
export function openPrompt(input: NodeJS.ReadableStream & { readonly isTTY?: boolean }, shown: Writable): Prompt {
  let isSecret = false;
  // On a terminal it is readline that shows what is typed.
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isSecret) shown.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output, terminal: input.isTTY === true });
  return {
    ask: (question) => lines.question(question),
    askSecret: async (question) => {
      shown.write(question);
      isSecret = true;
      const answer = await lines.question("");
      isSecret = false;
      shown.write("\n");
      return answer;
    },
    close: () => lines.close(),
  };
}
