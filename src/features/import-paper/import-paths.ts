/** Addresses of the area, and those an import leads to. */
export const importPaths = {
  list: '/import-paper',
  /** The list, ready for a pasted text. */
  paste: '/import-paper?way=paste',
  review: (paperImportId: number) => `/import-paper/review?taskId=${paperImportId}`,
  editor: (paperId: number) => `/paper-editor?paperId=${paperId}`,
  paper: (paperId: number) => `/my-paper/paper-lib?paperId=${paperId}`,
} as const
