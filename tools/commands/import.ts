// npm run import -- products.csv --pictures folder: takes a merchant's Shopify product export into the shop.
import "../catalogue/import-command.ts";
