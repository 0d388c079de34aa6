/** Where the content module keeps the home page; its address for readers is `/` [HOM-03]. */
export const homePath = "/page/home";
