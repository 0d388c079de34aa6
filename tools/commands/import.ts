// npm run import -- products.csv --pictures folder: imports a merchant's Shopify product export.
import "../catalogue/import-command.ts";
