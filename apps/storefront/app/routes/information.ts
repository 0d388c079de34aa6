export { ArticlePage as default } from "../../features/content/article-page.tsx";
export { loadArticle as loader } from "../../features/content/load-article.server.ts";
