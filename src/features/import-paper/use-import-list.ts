import { importPaper } from '#api/contract/groups/import-paper.ts'
import type { PaperImportRow } from '#api/contract/schemas/paper-imports.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { refetchEvery } from '#domain/portal/constants.ts'

const shown = { currentPage: 1, pageSize: 50 }

const isAtWork = ({ state }: PaperImportRow): boolean => state === 'waiting' || state === 'running'

/** The caller's imports, polled while one of them is being read. */
export function useImportList() {
  const list = useEndpoint(
    importPaper.list,
    { pager: shown },
    { refetchInterval: (data) => (data?.list.some(isAtWork) === true ? refetchEvery.job : undefined) },
  )
  return { rows: fetchedPart(list, (data) => data.list), total: list.data?.total }
}
