import { fork } from "node:child_process";

/**
 * Has a program of the bench play shoppers, in a process and a session of its own. Linux shares
 * processors among sessions first and only then among the processes of one: in a session with
 * a busy process the measured programs wait for it, and niceness would not help.
 * @param player handles one message, the order, and answers with one
 * @throws Error when the player ends without an answer
 */
export async function play<Order extends object, Result>(player: URL, order: Order): Promise<Result> {
  const child = fork(player, { serialization: "advanced", detached: true });
  child.send(order);
  return new Promise<Result>((resolve, reject) => {
    child.once("message", (message) => resolve(message as Result));
    child.once("exit", (code) => reject(new Error(`${player.pathname} ended with ${code}`)));
  });
}
