export { sendDueRefunds } from "../use-cases/send-refunds.ts";
