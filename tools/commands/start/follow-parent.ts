// Loaded before a program that `npm start` runs: when the starter is gone without a word (killed, crashed), the channel to it closes and the
// program stops itself as if asked to. Otherwise it would go on alone, holding its port and its database folder.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The channel must not keep a program alive that has finished.
process.channel?.unref();
