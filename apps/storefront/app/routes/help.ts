export { HelpPage as default } from "../../features/help/help-page.tsx";
export { loadHelp as loader } from "../../features/help/load-help.server.tsx";
