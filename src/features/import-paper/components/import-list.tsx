import { Anchor, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { PaperImportRow } from '#api/contract/schemas/paper-imports.ts'
import { dateText } from '#domain/time/dates.ts'
import { importRefusalTexts } from '#domain/import/import-refusal.texts.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { List } from '#ui/list-page/list.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { stateTexts } from '../import-words.texts.ts'
import { importPaperTexts } from '../import-paper.texts.ts'
import { importPaths } from '../import-paths.ts'
import { useCancelImport } from '../use-cancel-import.ts'
import type { useImportList } from '../use-import-list.ts'

interface ImportListProps {
  readonly list: ReturnType<typeof useImportList>
}

/** The files imported so far, and what became of them. */
export function ImportList({ list }: ImportListProps) {
  const texts = useTexts(importPaperTexts)
  return (
    <List<PaperImportRow>
      label={texts.imports}
      rows={list.rows}
      rowKey={({ paperImportId }) => String(paperImportId)}
      columns={useImportColumns()}
      skeletonRows={3}
      actions={importActions}
      actionsWidth={132}
      empty={{ title: texts.noneTitle, why: texts.none }}
      total={({ length }) => texts.total(length)}
    />
  )
}

const importActions = (row: PaperImportRow) => <ImportActions row={row} />

function useImportColumns(): readonly DataColumn<PaperImportRow>[] {
  const texts = useTexts(importPaperTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  return useMemo(
    () => [
      { id: 'file', importance: 'name', header: texts.fileName, cell: (row) => <ImportName row={row} /> },
      { id: 'state', header: texts.state, cell: (row) => <ImportState row={row} />, width: 250 },
      { id: 'found', header: texts.found, cell: (row) => countText(row.questionCount), align: 'end', width: 80 },
      {
        id: 'missed',
        header: texts.missed,
        cell: (row) => countText(row.notUnderstoodCount),
        align: 'end',
        importance: 'detail',
        width: 90,
      },
      {
        id: 'at',
        header: texts.at,
        cell: ({ createdAt }) => dateText(Date.parse(createdAt), { now, language }),
        apart: true,
        nowrap: true,
        width: 130,
      },
    ],
    [texts, language, now],
  )
}

const countText = (count: number): string => (count === 0 ? '–' : String(count))

function ImportName({ row: { fileName, paperImportId, state } }: { readonly row: PaperImportRow }) {
  const texts = useTexts(importPaperTexts)
  const name = fileName === '' ? texts.pasted : fileName
  if (state === 'cancelled') return <Text span>{name}</Text>
  return (
    <Anchor href={hrefOf(importPaths.review(paperImportId))} fw={600}>
      {name}
    </Anchor>
  )
}

function ImportState({ row: { state, refusal, done, total } }: { readonly row: PaperImportRow }) {
  const texts = useTexts(importPaperTexts)
  const states = useTexts(stateTexts)
  const { language } = useLanguage()
  if (state === 'running') return <span>{texts.progress(done, total)}</span>
  if (refusal === null) return <span>{states[state]}</span>
  return (
    <Text c="var(--bad)" lineClamp={2}>
      {importRefusalTexts[refusal][language]}
    </Text>
  )
}

function ImportActions({ row }: { readonly row: PaperImportRow }) {
  const texts = useTexts(importPaperTexts)
  const cancel = useCancelImport()
  const { state, paperId, fileName, paperImportId } = row
  const name = fileName === '' ? texts.pasted : fileName
  if (state === 'cancelled') return null
  const [label, href] =
    state === 'confirmed'
      ? paperId === null
        ? [texts.look, importPaths.review(paperImportId)]
        : [texts.openPaper, importPaths.paper(paperId)]
      : [texts[nextOf(state)], importPaths.review(paperImportId)]
  const isOver = state === 'confirmed' || state === 'failed'
  const primary = (
    <LinkButton variant="subtle" size="compact-sm" to={href} aria-label={texts.actOn(label, name)}>
      {label}
    </LinkButton>
  )
  const more = isOver ? [] : [{ label: texts.cancel, icon: 'close' as const, onSelect: () => void cancel(row) }]
  return <RowActions name={name} primary={primary} more={more} />
}

const nextOf = (state: PaperImportRow['state']) =>
  state === 'ready' ? 'review' : state === 'failed' ? 'why' : 'follow'
