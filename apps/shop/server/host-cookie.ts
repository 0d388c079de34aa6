import type { FastifyReply, FastifyRequest } from "fastify";
import { longestSessionLife } from "../modules/identity/session-lives.ts";
import type { ShopConfiguration } from "../platform/configuration.ts";
import type { HostCookie } from "../platform/request-context.ts";

/** What newSecretToken makes; anything else was not given by us. */
const shape = /^[\w-]{43}$/;

/**
 * A cookie of the shop's own host, out of the reach of scripts and sent to this host alone. With https it carries the `__Host-` prefix: browsers take
 * such a cookie from nobody but this host itself, so that no neighbouring host can plant one. Plain http, on a developer's machine, allows no such prefix.
 */
export function hostCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  configuration: Pick<ShopConfiguration, "SHOP_URL">,
  plainName: "gelora" | "gelora-device",
): HostCookie {
  const secure = configuration.SHOP_URL.startsWith("https:");
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  let value: string | undefined;
  let isRead = false;
  const write = (content: string, lifeSeconds: number) => {
    reply.header("set-cookie", `${name}=${content}; Max-Age=${lifeSeconds}; ${attributes}`);
    isRead = true;
    value = content === "" ? undefined : content;
  };
  return {
    value: () => {
      if (!isRead) value = readCookie(request.headers.cookie, name);
      isRead = true;
      return value;
    },
    keep: (content) => write(content, longestSessionLife / 1000),
    clear: () => write("", 0),
  };
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(";").find((part) => part.trim().startsWith(`${name}=`));
  const content = pair?.slice(pair.indexOf("=") + 1).trim();
  return content && shape.test(content) ? content : undefined;
}
