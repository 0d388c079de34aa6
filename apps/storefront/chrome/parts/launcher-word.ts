type Launcher = { readonly isOpen: boolean; readonly badge: string; readonly whatsApp: string };

/** What the launcher is called: by the place where people will write, before they press it. */
export function launcherWord({ isOpen, badge, whatsApp }: Launcher) {
  if (isOpen) return "chatClose";
  if (badge) return "chatWithUnread";
  return whatsApp ? "chatOnWhatsApp" : "chat";
}
