import { useCallback, useMemo } from 'react'
import { paper } from '#api/contract/groups/paper.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { paths } from '#domain/paths/paths.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { RowName } from '#ui/data-table/row-name.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { changeAnswerTexts } from './change-answer.texts.ts'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

/** The teacher's own papers, whose keys they can change. */
export function OwnPapers({ subjectId }: { readonly subjectId: number }) {
  const texts = useTexts(changeAnswerTexts)
  const query = useEndpoint(paper.list, { scope: 'mine', subjectId, pager })
  const { setQuery } = useNavigation()
  const open = useCallback(({ paperId }: PaperRow) => setQuery({ paperId: String(paperId), itemId: null }), [setQuery])
  const columns = usePaperColumns(open)
  return (
    <ListPage<PaperRow>
      title={texts.title}
      state={texts.choosePaper}
      list={{
        label: texts.papers,
        rows: fetchedPart(query, ({ list }) => list),
        rowKey: ({ paperId }) => String(paperId),
        columns,
        empty: {
          title: texts.noPapers,
          why: texts.noPapersWhy,
          action: (
            <LinkButton size="xs" to={paths.chooseQuestions}>
              {texts.compose}
            </LinkButton>
          ),
        },
        total: ({ length }) => texts.totalPapers(length),
      }}
    />
  )
}

function usePaperColumns(open: (row: PaperRow) => void): readonly DataColumn<PaperRow>[] {
  const texts = useTexts(changeAnswerTexts)
  return useMemo<readonly DataColumn<PaperRow>[]>(
    () => [
      {
        id: 'title',
        importance: 'name',
        header: texts.paper,
        sortBy: ({ paperTitle }) => paperTitle,
        cell: (row) => <RowName onOpen={() => open(row)}>{row.paperTitle}</RowName>,
      },
      {
        id: 'items',
        header: texts.items,
        align: 'end',
        width: 90,
        cell: ({ itemCount }) => itemCount,
      },
    ],
    [texts, open],
  )
}
