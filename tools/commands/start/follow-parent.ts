// Loaded before a program that `npm start` runs: when the starter is killed or crashes, the channel
// to it closes and the program stops gracefully. Otherwise it would keep its port and its database
// folder.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The channel must not keep a finished program alive.
process.channel?.unref();
