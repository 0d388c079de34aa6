import { graphql } from "../../../platform/gateway/document.ts";

export const blogListDocument = graphql(`
  query blogList($input: BlogListInput!) {
    blogList(input: $input) {
      dataList { articleCode address articleTitle articleSubtitle articleImage createTime }
      pageInfo { hasNextPage totalCount }
    }
  }
`);

/** A page of the blog as the documents ask for it [CNT-02, OPS-50, CON-15]. */
export const blogPage = (locale: string, pageNum: number) => ({
  input: { navigationCode: "Blog", status: "1", locale, pageNum, pageSize: 10 },
});
