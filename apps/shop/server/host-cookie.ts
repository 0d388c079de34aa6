import type { FastifyReply, FastifyRequest } from "fastify";
import { longestSessionLife } from "../modules/identity/session-lives.ts";
import type { ShopConfiguration } from "../platform/configuration.ts";
import type { HostCookie } from "../platform/request-context.ts";

/** The format of newSecretToken; any other value was not issued by us. */
const shape = /^[\w-]{43}$/;

/**
 * A cookie of the shop's own host, unreadable by scripts and sent to this host only. With https it
 * has the `__Host-` prefix: browsers accept such a cookie only from this very host, so a sibling
 * host cannot plant one. Plain http, on a developer's machine, does not allow the prefix.
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
