export { BlogPage as default } from "../../features/blog/blog-page.tsx";
export { loadBlog as loader } from "../../features/blog/load-blog.server.ts";
