export { FlashSalePage as default } from "../../features/flash-sale/flash-sale-page.tsx";
export { loadFlashSale as loader } from "../../features/flash-sale/load-flash-sale.server.ts";
