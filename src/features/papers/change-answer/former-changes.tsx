import { Button, Group, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { keyChange } from '#api/contract/groups/key-change.ts'
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
import { FormerScoresDialog } from './former-scores.dialog.tsx'

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
  const [shown, setShown] = useState<ListedChange | null>(null)
  const acts = { isFree, onUndo: undo, onUndoAll: undoAll, onScores: setShown }
  const rows = useChangeRows(query, (row) => <ChangeActs row={row} {...acts} />)
  return (
    <>
      <List<ListedChange> {...rows} />
      {shown !== null && (
        <FormerScoresDialog
          paperId={paperId}
          keyChangeId={shown.keyChangeId}
          title={texts.scoresOf(listOf(language, shown.togetherNos.map(String)))}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

interface ChangeActsProps {
  readonly row: ListedChange
  readonly isFree: boolean
  readonly onScores: (row: ListedChange) => void
  readonly onUndo: (row: ListedChange) => Promise<void>
  readonly onUndoAll: (row: ListedChange) => Promise<void>
}

function ChangeActs({ row, isFree, onScores, onUndo, onUndoAll }: ChangeActsProps) {
  const texts = useTexts(changeAnswerTexts)
  const { language } = useLanguage()
  const { no, togetherNos, canUndo, undoable } = row
  const look = { size: 'xs', variant: 'subtle' } as const
  const undoProps = { ...look, disabled: !isFree }
  return (
    <Group gap={4} wrap="nowrap">
      {togetherNos.length > 0 && (
        <Button
          {...look}
          aria-label={texts.scoresOf(listOf(language, togetherNos.map(String)))}
          onClick={() => onScores(row)}
        >
          {texts.scores}
        </Button>
      )}
      {canUndo && (
        <Button {...undoProps} aria-label={texts.undoOne(no)} onClick={() => void onUndo(row)}>
          {texts.undo}
        </Button>
      )}
      {undoable.length > 0 && (
        <Button {...undoProps} aria-label={texts.undoAllNamed(undoable.length)} onClick={() => void onUndoAll(row)}>
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
    actionsWidth: 230,
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
