import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * Stands before a server as the network does. Frozen, it takes connections and bytes and passes
 * nothing on, as after a power cut or a split: no end is ever signalled.
 */
export async function openNetwork(target: { readonly hostname: string; readonly port: string }, usualPort: number) {
  let frozen = false;
  const sockets = new Set<Socket>();
  const listener = createServer((near) => {
    sockets.add(near);
    near.on("error", () => {});
    if (frozen) return;
    const far = connect(Number(target.port || usualPort), target.hostname);
    sockets.add(far);
    far.on("error", () => near.destroy());
    near.on("data", (bytes) => near.readable && !stuck.has(near) && far.write(bytes));
    far.on("data", (bytes) => !stuck.has(near) && near.write(bytes));
    near.on("close", () => far.destroy());
    far.on("close", () => stuck.has(near) || near.destroy());
  });
  const stuck = new WeakSet<Socket>();
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    port: (listener.address() as AddressInfo).port,
    /** Also of all connections made so far, for good. */
    freeze: () => {
      frozen = true;
      for (const socket of sockets) stuck.add(socket);
    },
    /** The address leads to a server that answers; the former connections stay frozen. */
    repoint: () => {
      frozen = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}
