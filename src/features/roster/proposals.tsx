import { Button, Group, NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import type { MergeProposal, RosterRow } from '#api/contract/schemas/rosters.ts'
import { proposalsByRow } from '#domain/roster/decisions.ts'
import { mergeReasonTexts } from '#domain/roster/reasons.texts.ts'
import type { DryRunView } from '#machines/roster-import/roster-import.types.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { changesText } from './changes-text.ts'
import { dryRunTexts } from './dry-run.texts.ts'
import css from './roster.module.css'
import { positionColumns } from './position-columns.ts'
import type { DryRunTexts } from './dry-run.texts.ts'
import type { RosterImport } from './use-roster-import.ts'
import { useRowPositions } from './use-row-positions.ts'

interface ProposedRow {
  readonly row: RosterRow
  /** The most likely first. */
  readonly proposals: readonly MergeProposal[]
}

/** Rows that may be existing students, each with a choice. */
export function Proposals({ list, view }: { readonly list: RosterImport; readonly view: DryRunView }) {
  const texts = useTexts(dryRunTexts)
  const rows = useMemo(() => proposedRows(view), [view])
  const columns = useProposalColumns(list)
  return (
    <Surface
      title={texts.proposals}
      note={texts.proposalsNote(rows.length, list.undecided.length)}
      tone="need"
      more={
        <Group gap={12} justify="flex-end">
          <Button size="xs" disabled={list.isBusy} onClick={() => list.send({ type: 'rows.decide', as: 'merge' })}>
            {texts.allMerged}
          </Button>
          <Button size="xs" disabled={list.isBusy} onClick={() => list.send({ type: 'rows.decide', as: 'add' })}>
            {texts.allNew}
          </Button>
        </Group>
      }
      className={css['list']}
    >
      <DataTable
        label={texts.proposals}
        columns={columns}
        rows={rows}
        rowKey={({ row }) => String(row.row)}
        total={texts.total(rows.length)}
      />
    </Surface>
  )
}

function proposedRows({ rows, proposals }: DryRunView): readonly ProposedRow[] {
  const byRow = proposalsByRow(proposals)
  return rows.flatMap((row) => {
    const own = row.kind === 'added' ? byRow.get(row.row) : undefined
    return own === undefined ? [] : [{ row, proposals: own }]
  })
}

function useProposalColumns(list: RosterImport): readonly DataColumn<ProposedRow>[] {
  const texts = useTexts(dryRunTexts)
  const { language } = useLanguage()
  return useMemo(
    () => [
      ...positionColumns<ProposedRow>(list.context.view, texts, ({ row }) => row.row),
      {
        id: 'inList',
        importance: 'name',
        header: texts.inList,
        width: 190,
        apart: true,
        cell: ({ row }) => <b>{named(row.realname, row.number)}</b>,
      },
      {
        id: 'inClass',
        header: texts.inClass,
        width: 190,
        cell: ({ proposals: [first] }) => first && meant(first, texts),
      },
      {
        id: 'why',
        importance: 'detail',
        header: texts.why,
        width: 210,
        cell: ({ proposals: [first] }) => first && mergeReasonTexts[first.why][language],
      },
      { id: 'decision', header: texts.decision, cell: (proposed) => <Decision list={list} {...proposed} /> },
    ],
    [list, texts, language],
  )
}

const named = (realname: string, number: string | null): string =>
  number === null ? realname : `${realname} ${number}`

function meant({ why, student, classNames }: MergeProposal, texts: DryRunTexts): string {
  const { realname, number } = student
  return why === 'nameOfOthers' ? named(realname, texts.ofOthers(number ?? '', classNames)) : named(realname, number)
}

function Decision({ list, row, proposals }: ProposedRow & { readonly list: RosterImport }) {
  const texts = useTexts(dryRunTexts)
  const { language } = useLanguage()
  const positionOf = useRowPositions(list.context.view)
  const decision = list.context.decisions[row.row]
  const value = decision === undefined ? '' : decision.kind === 'merge' ? String(decision.uid) : decision.kind
  const decide = (chosen: string) => {
    if (chosen === '') return list.send({ type: 'row.decide', row: row.row, decision: null })
    const isOther = chosen === 'add' || chosen === 'skip'
    list.send({
      type: 'row.decide',
      row: row.row,
      decision: isOther ? { kind: chosen } : { kind: 'merge', uid: Number(chosen) },
    })
  }
  return (
    <NativeSelect
      aria-label={texts.decisionOf(row.realname, positionOf(row.row))}
      disabled={list.isBusy}
      value={value}
      error={list.context.wasTried && value === ''}
      data={[
        { value: '', label: texts.open },
        ...proposals.map((proposal) => ({ value: String(proposal.student.uid), label: mergeLabel(proposal) })),
        { value: 'add', label: texts.add },
        { value: 'skip', label: texts.skip },
      ]}
      onChange={({ currentTarget }) => decide(currentTarget.value)}
    />
  )

  function mergeLabel(proposal: MergeProposal): string {
    const { why, student, changes } = proposal
    const { realname, number } = student
    if (why === 'nameOfOthers') return texts.askFor(meant(proposal, texts))
    const changed = changesText(changes, texts, language)
    return changed === '' ? texts.merge(named(realname, number)) : texts.mergeChanges(named(realname, number), changed)
  }
}
