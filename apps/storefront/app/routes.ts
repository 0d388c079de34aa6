import { index, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * Every address of the storefront [SHL-02]. Order of meaning [K30]: the named routes below, then any path that ends in .html (a listing), then landing
 * pages by path; what is none of these is a 404. A parameter is always a whole segment: `.html` endings are taken apart in the loaders.
 */
export default [
  index("routes/home.ts"),
  route("plp/search", "routes/listing-search.ts"),
  route("plp/:category", "routes/listing-category.ts"),
  route("category/:file", "routes/listing-category-file.ts"),
  route("search/:file", "routes/listing-search-file.ts"),
  route("pdp/:productCode", "routes/product.ts"),
  route("pdp/:name/:productCode", "routes/product-named.ts"),
  route("store", "routes/stores.ts"),
  route("contact-us", "routes/contact.ts"),
  route("shop-cart", "routes/cart.ts"),
  route("checkout/:id", "routes/checkout.ts"),
  route("payment", "routes/payment.ts"),
  route("pay-callback", "routes/pay-callback.ts"),
  route("login", "routes/login.ts"),
  route("guest-login", "routes/guest-login.ts"),
  route("register", "routes/register.ts"),
  route("register/signup", "routes/register-sign-up.ts"),
  route("register/verify-email", "routes/register-verify-email.ts"),
  route("reset-password", "routes/reset-password.ts"),
  route("register/google", "routes/register-google.ts"),
  route("order", "routes/orders.ts"),
  route("order/detail/:orderCode", "routes/order-detail.ts"),
  route("order/track", "routes/order-track.ts"),
  route("account", "routes/account.ts"),
  route("account/accountSetting", "routes/account-setting.ts"),
  route("account/order", "routes/account-orders.ts"),
  route("account/order/detail/:orderCode", "routes/account-order-detail.ts"),
  route("*", "routes/page-by-path.ts"),
] satisfies RouteConfig;
