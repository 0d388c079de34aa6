import { graphql } from "../../../platform/gateway/document.ts";

export const accountDataDocument = graphql(`
  query accountData { accountData }
`);

export const accountErasureDocument = graphql(`
  query accountErasure { accountErasure { dueTime waitsFor } }
`);

export const requestErasureDocument = graphql(`
  mutation requestErasure { requestErasure { success errorCode errorMessage errorDetails } }
`);

export const withdrawErasureDocument = graphql(`
  mutation withdrawErasure { withdrawErasure { success errorCode errorMessage errorDetails } }
`);
