import { createContext, useContext, useState } from "react";

/**
 * Filled on the server only. The browser keeps the server's markup and ships no icons of its own.
 */
export const IconSpriteContext = createContext("");

let sent: string | undefined;

/**
 * The server's symbols, read from the document on hydration: the error page replaces the whole
 * document and with it the drawings of all icons.
 */
function sentSymbols(): string {
  sent ??= document.querySelector("[data-icons]")?.innerHTML ?? "";
  return sent;
}

export function IconSprite() {
  const made = useContext(IconSpriteContext);
  const [symbols] = useState(() => (import.meta.env.SSR ? made : sentSymbols()));
  return (
    <svg
      data-icons=""
      aria-hidden="true"
      width="0"
      height="0"
      className="absolute"
      suppressHydrationWarning
      // Our own drawings, see icons.server.tsx
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
