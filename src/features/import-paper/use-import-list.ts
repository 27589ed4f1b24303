import { importPaper } from '#api/contract/areas/import-paper.ts'
import type { PaperImportRow } from '#api/contract/schemas/paper-imports.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { useQuery } from '@tanstack/react-query'

const shown = { currentPage: 1, pageSize: 50 }

/** Milliseconds between polls while a file is being read. */
const untilNextLook = 2000

const isAtWork = ({ state }: PaperImportRow): boolean => state === 'waiting' || state === 'running'

/** The caller's imports, polled while one of them is being read. */
export function useImportList() {
  const call = useCall()
  const list = useQuery({
    ...queryOf(call, importPaper.list, { pager: shown }),
    refetchInterval: ({ state }) => (state.data?.list.some(isAtWork) === true ? untilNextLook : false),
  })
  return { rows: fetchedPart(list, (data) => data.list), total: list.data?.total }
}
