import { useMemo } from 'react'
import { paper } from '#api/contract/groups/paper.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { paths } from '#domain/paths/paths.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { dateText } from '#domain/time/dates.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { answerSheetTexts } from './answer-sheet.texts.ts'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

/** 答题卡 without a paper in the address: every paper the teacher can use, each leading to its answer sheet. */
export function SheetPapersScreen({ subjectId }: { readonly subjectId: number }) {
  const texts = useTexts(answerSheetTexts)
  const papers = useEndpoint(paper.list, { scope: 'all', subjectId, pager })
  return (
    <ListPage<PaperRow>
      title={texts.title}
      state={texts.choosePaper}
      list={{
        label: texts.papers,
        rows: fetchedPart(papers, ({ list }) => list),
        rowKey: ({ paperId }) => String(paperId),
        columns: useColumns(papers.dataUpdatedAt),
        initialSorting: { column: 'updated', descending: true },
        empty: { title: texts.noPapers, why: texts.noPapersWhy },
        total: ({ length }) => texts.total(length),
      }}
    />
  )
}

function useColumns(readAt: number): readonly DataColumn<PaperRow>[] {
  const texts = useTexts(answerSheetTexts)
  const { language } = useLanguage()
  return useMemo(
    () => [
      {
        id: 'title',
        importance: 'name',
        header: texts.paper,
        cell: ({ paperId, paperTitle }) => <a href={hrefOf(paths.answerSheet(paperId))}>{paperTitle}</a>,
        sortBy: ({ paperTitle }) => paperTitle,
      },
      { id: 'items', header: texts.items, cell: ({ itemCount }) => itemCount, align: 'end', width: 88 },
      { id: 'owner', header: texts.owner, cell: ({ ownerName }) => ownerName, importance: 'detail', width: 140 },
      {
        id: 'updated',
        header: texts.updated,
        cell: ({ updatedAt }) => dateText(Date.parse(updatedAt), { now: readAt, language }),
        sortBy: ({ updatedAt }) => Date.parse(updatedAt),
        descendingFirst: true,
        apart: true,
        nowrap: true,
        width: 140,
      },
    ],
    [texts, language, readAt],
  )
}
