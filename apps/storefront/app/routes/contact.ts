export { ContactPage as default } from "../../features/contact/contact-page.tsx";
export { loadContact as loader } from "../../features/contact/load-contact.server.ts";
