import { createContext, useContext } from "react";

/**
 * Filled on the server only. The browser keeps the server's markup and ships no icons of its own.
 */
export const IconSpriteContext = createContext("");

export function IconSprite() {
  const symbols = useContext(IconSpriteContext);
  return (
    <svg
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
