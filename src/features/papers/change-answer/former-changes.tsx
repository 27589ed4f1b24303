import { Button, Group, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { keyChange } from '#api/contract/areas/key-change.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { listOf } from '#ui/language/list-of.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { List, type ListProps } from '#ui/list-page/list.tsx'
import { changeAnswerTexts } from './change-answer.texts.ts'
import { changesTogether, type ListedChange } from './changed-together.ts'

export interface FormerChangesProps {
  readonly paperId: number
  /** Whether nothing else is in progress. */
  readonly isFree: boolean
  readonly onUndo: (keyChangeIds: readonly number[]) => void
}

/** The past corrections of a paper's keys; each can be reverted, and those made together at once. */
export function FormerChanges({ paperId, isFree, onUndo }: FormerChangesProps) {
  const texts = useTexts(changeAnswerTexts)
  const confirm = useConfirm()
  const { language } = useLanguage()
  const query = useEndpoint(keyChange.list, { paperId })
  const undo = async ({ keyChangeId, no }: ListedChange) => {
    const question = { body: texts.undoAsk(no), details: [texts.undoDetail], confirmLabel: texts.undo }
    if (await confirm(question)) onUndo([keyChangeId])
  }
  const undoAll = async ({ undoable, togetherCount }: ListedChange) => {
    const others = togetherCount - undoable.length
    const items = listOf(
      language,
      undoable.map(({ no }) => String(no)),
    )
    const details = [texts.undoAllItems(items), texts.undoDetail, ...(others > 0 ? [texts.undoAllOthers(others)] : [])]
    const question = { body: texts.undoAllAsk(undoable.length), details, confirmLabel: texts.undoAll }
    if (await confirm(question)) onUndo(undoable.map(({ keyChangeId }) => keyChangeId))
  }
  const rows = useChangeRows(query, (row) => (
    <ChangeActs row={row} isFree={isFree} onUndo={() => void undo(row)} onUndoAll={() => void undoAll(row)} />
  ))
  return <List<ListedChange> {...rows} />
}

interface ChangeActsProps {
  readonly row: ListedChange
  readonly isFree: boolean
  readonly onUndo: () => void
  readonly onUndoAll: () => void
}

function ChangeActs({ row: { no, canUndo, undoable }, isFree, onUndo, onUndoAll }: ChangeActsProps) {
  const texts = useTexts(changeAnswerTexts)
  const look = { size: 'xs', variant: 'subtle', disabled: !isFree } as const
  return (
    <Group gap={4} wrap="nowrap">
      {canUndo && (
        <Button {...look} aria-label={texts.undoOne(no)} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
      {undoable.length > 0 && (
        <Button {...look} aria-label={texts.undoAllNamed(undoable.length)} onClick={onUndoAll}>
          {texts.undoAll}
        </Button>
      )}
    </Group>
  )
}

function useChangeRows(
  query: UseQueryResult<OutputOf<typeof keyChange.list>>,
  actions: (row: ListedChange) => ReactNode,
): ListProps<ListedChange> {
  const texts = useTexts(changeAnswerTexts)
  const listed = useMemo(() => changesTogether(query.data?.list ?? []), [query.data])
  return {
    label: texts.changes,
    rows: fetchedPart(query, () => listed),
    rowKey: ({ keyChangeId }) => String(keyChangeId),
    columns: useColumns(query.dataUpdatedAt),
    skeletonRows: 2,
    empty: { title: texts.changesNone, why: texts.changesNoneWhy },
    actions,
    actionsWidth: 170,
    total: ({ length }) => texts.totalChanges(length),
  }
}

function useColumns(now: number): readonly DataColumn<ListedChange>[] {
  const texts = useTexts(changeAnswerTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<ListedChange>[]>(
    () => [
      {
        id: 'item',
        importance: 'name',
        header: texts.item,
        width: 150,
        cell: ({ no, togetherCount }) => (
          <>
            {texts.itemNo(no)}
            {togetherCount > 1 && (
              <Text c="dimmed" fz="xs">
                {texts.together(togetherCount)}
              </Text>
            )}
          </>
        ),
        sortBy: ({ no }) => no,
      },
      {
        id: 'keys',
        header: texts.previewedKeys,
        cell: ({ before, after, score }) => (
          <>
            <KeyText answerKey={before} label={texts.former} score={score} />
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
