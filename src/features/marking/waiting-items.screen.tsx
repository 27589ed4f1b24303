import { useMemo } from 'react'
import { marking } from '#api/contract/groups/marking.ts'
import type { WaitingItem } from '#api/contract/schemas/waiting-item.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { markingPaths } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { Faint } from '#ui/data-table/faint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { CountOf } from './components/count-of.tsx'
import css from './marking.module.css'
import { waitingItemsTexts } from './waiting-items.texts.ts'

/**
 * 待批改: each item waiting for the teacher in all classes, the oldest first, answers to settle apart; `WaitingAssignmentsScreen` has the
 * assignments of one class.
 */
export function WaitingItemsScreen() {
  const texts = useTexts(waitingItemsTexts)
  // As often as the badges, so that both show the same.
  const query = useEndpoint(marking.waiting, {}, { refetchInterval: refetchEvery.waiting })
  const columns = useColumns(query.dataUpdatedAt)
  const list = query.data?.list
  const assignments = new Set(list?.map(({ assignmentId }) => assignmentId)).size
  return (
    <ListPage<WaitingItem>
      title={texts.title}
      state={
        list === undefined
          ? ''
          : list.length === 0
            ? texts.nothing
            : texts.state(answersIn(list, false), answersIn(list, true), assignments)
      }
      actions={<LinkButton to={markingPaths.rules}>{texts.rules}</LinkButton>}
      list={{
        label: texts.list,
        rows: fetchedPart(query, (data) => data.list),
        rowKey: ({ assignmentId, itemId, isToSettle }) => `${assignmentId}-${itemId}-${isToSettle ? 'settle' : 'mark'}`,
        columns,
        actions: rowAction,
        empty: {
          title: texts.empty,
          why: texts.emptyWhy,
          action: (
            <LinkButton size="xs" to={paths.marking()}>
              {texts.toMarking}
            </LinkButton>
          ),
        },
        total: (rows) => texts.total(itemsIn(rows)),
      }}
    />
  )
}

/** How many answers are to settle, or to mark. */
const answersIn = (list: readonly WaitingItem[], toSettle: boolean): number =>
  list.reduce((sum, { unmarked, isToSettle }) => (isToSettle === toSettle ? sum + unmarked : sum), 0)

/** How many items these are: one may have answers of both kinds. */
const itemsIn = (rows: readonly WaitingItem[]): number =>
  new Set(rows.map(({ assignmentId, itemId }) => `${assignmentId}-${itemId}`)).size

/** Where these answers get their score. */
const workOf = ({ assignmentId, itemId, isToSettle }: WaitingItem): string =>
  isToSettle ? markingPaths.settle(assignmentId) : paths.marking(assignmentId, itemId)

const rowAction = (row: WaitingItem) => <WorkLink row={row} />

function WorkLink({ row }: { readonly row: WaitingItem }) {
  const texts = useTexts(waitingItemsTexts)
  const { assignmentName, no, isToSettle } = row
  const label = isToSettle ? texts.settleOne : texts.markOne
  return (
    <a href={hrefOf(workOf(row))} aria-label={label(assignmentName, no)}>
      {isToSettle ? texts.settle : texts.mark}
    </a>
  )
}

function useColumns(now: number): readonly DataColumn<WaitingItem>[] {
  const texts = useTexts(waitingItemsTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<WaitingItem>[]>(
    () => [
      {
        id: 'item',
        importance: 'name',
        header: texts.item,
        sortBy: ({ assignmentName, no }) => `${assignmentName} ${String(no).padStart(4, '0')}`,
        cell: (row) => (
          <>
            <a className={css['name']} href={hrefOf(workOf(row))}>
              {texts.itemOf(row.assignmentName, row.no)}
            </a>
            {row.isBlind && <Faint> {texts.blind}</Faint>}
            {row.isToSettle && <Faint> {texts.toSettle}</Faint>}
          </>
        ),
      },
      {
        id: 'course',
        header: texts.course,
        width: 120,
        sortBy: ({ courseName }) => courseName,
        cell: ({ courseName }) => shortClassName(courseName),
      },
      {
        id: 'unmarked',
        header: texts.unmarked,
        align: 'end',
        width: 100,
        descendingFirst: true,
        sortBy: ({ unmarked }) => unmarked,
        cell: ({ unmarked }) => <CountOf count={unmarked} unit={texts.answers} needsYou />,
      },
      dateColumn({ id: 'oldest', header: texts.oldest, at: ({ oldest }) => oldest, now, language }),
    ],
    [texts, language, now],
  )
}
