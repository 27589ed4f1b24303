import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keyChange, type KeyChangeRow } from '#api/contract/areas/key-change.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { List, type ListProps } from '#ui/list-page/list.tsx'
import { changeAnswerTexts } from './change-answer.texts.ts'

export interface FormerChangesProps {
  readonly paperId: number
  /** Whether nothing else is in progress. */
  readonly isFree: boolean
  readonly onUndo: (keyChangeId: number) => void
}

/** The past corrections of a paper's keys; each can be reverted as a whole. */
export function FormerChanges({ paperId, isFree, onUndo }: FormerChangesProps) {
  const texts = useTexts(changeAnswerTexts)
  const confirm = useConfirm()
  const query = useEndpoint(keyChange.list, { paperId })
  const undo = async ({ keyChangeId, no }: KeyChangeRow) => {
    const question = { body: texts.undoAsk(no), details: [texts.undoDetail], confirmLabel: texts.undo }
    if (await confirm(question)) onUndo(keyChangeId)
  }
  const rows = useChangeRows(query, isFree, (row) => void undo(row))
  return <List<KeyChangeRow> {...rows} />
}

function useChangeRows(
  query: UseQueryResult<OutputOf<typeof keyChange.list>>,
  isFree: boolean,
  onUndo: (row: KeyChangeRow) => void,
): ListProps<KeyChangeRow> {
  const texts = useTexts(changeAnswerTexts)
  return {
    label: texts.changes,
    rows: fetchedPart(query, ({ list }) => list),
    rowKey: ({ keyChangeId }) => String(keyChangeId),
    columns: useColumns(query.dataUpdatedAt),
    skeletonRows: 2,
    empty: { title: texts.changesNone, why: texts.changesNoneWhy },
    actions: (row) =>
      row.canUndo && (
        <Button
          size="xs"
          variant="subtle"
          disabled={!isFree}
          aria-label={texts.undoOne(row.no)}
          onClick={() => onUndo(row)}
        >
          {texts.undo}
        </Button>
      ),
    total: ({ length }) => texts.totalChanges(length),
  }
}

function useColumns(now: number): readonly DataColumn<KeyChangeRow>[] {
  const texts = useTexts(changeAnswerTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<KeyChangeRow>[]>(
    () => [
      {
        id: 'item',
        importance: 'name',
        header: texts.item,
        width: 110,
        cell: ({ no }) => texts.itemNo(no),
        sortBy: ({ no }) => no,
      },
      {
        id: 'keys',
        header: texts.previewedKeys,
        cell: ({ before, after, score }) => (
          <>
            <KeyText answerKey={before} label={texts.from} score={score} />
            <KeyText answerKey={after} label={texts.to} score={score} />
          </>
        ),
      },
      { id: 'by', header: texts.by, width: 110, importance: 'detail', cell: ({ realname }) => realname },
      dateColumn({ id: 'at', header: texts.at, at: ({ createdAt }) => createdAt, now, language }),
      {
        id: 'state',
        header: texts.state,
        width: 120,
        nowrap: true,
        cell: ({ undoneAt, canUndo }) =>
          canUndo ? (
            <StateMark state="run">{texts.stands}</StateMark>
          ) : (
            <StateMark state="end">{undoneAt === null ? texts.overtaken : texts.isUndone}</StateMark>
          ),
      },
    ],
    [texts, language, now],
  )
}
