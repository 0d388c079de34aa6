import type { Channel, ChannelGroup } from "./channel.ts";
import { channelGroups } from "./channels.ts";

function leavesOf(entry: ChannelGroup | Channel): Channel[] {
  return "children" in entry ? entry.children.flatMap(leavesOf) : [entry];
}

const channels: ReadonlyMap<string, Channel> = new Map(
  channelGroups.flatMap(leavesOf).map((channel) => [channel.code, channel]),
);

/** A selectable channel, not a group. */
export function findChannel(code: string): Channel | undefined {
  return channels.get(code);
}
