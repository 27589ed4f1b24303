/** Addresses of the area, and those an import leads to. */
export const importPlaces = {
  list: '/import-paper',
  review: (paperImportId: number) => `/import-paper/review?taskId=${paperImportId}`,
  editor: (paperId: number) => `/paper-editor?paperId=${paperId}`,
  paper: (paperId: number) => `/my-paper/paper-lib?paperId=${paperId}`,
} as const
