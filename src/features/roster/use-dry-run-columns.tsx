import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { DecidedKind } from '#domain/roster/decisions.ts'
import { fieldTexts } from '#domain/roster/reasons.texts.ts'
import type { DecidedRow, DryRunView } from '#machines/roster-import/roster-import.types.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { dryRunTexts } from './dry-run.texts.ts'
import { positionColumns } from './position-columns.ts'
import { rowText } from './row-text.ts'
import { rowKinds } from './row-kinds.ts'
import { useRowPositions } from './use-row-positions.ts'

/** Kinds that stand out: errors, and open decisions. */
const marks: Partial<Record<DecidedKind, string>> = { bad: 'var(--bad)', undecided: 'var(--need)' }

/** The columns of a dry run. */
export function useDryRunColumns(view: DryRunView | null): readonly DataColumn<DecidedRow>[] {
  const texts = useTexts(dryRunTexts)
  const { language } = useLanguage()
  const positionOf = useRowPositions(view)
  return useMemo(() => {
    const names = (field: keyof typeof fieldTexts) => fieldTexts[field][language]
    const plain = (field: 'number' | 'groupName' | 'mobile', width: number): DataColumn<DecidedRow> => ({
      id: field,
      ...(field !== 'number' && { importance: 'detail' }),
      header: names(field),
      width,
      cell: (row) => row[field] ?? '',
      sortBy: (row) => row[field],
      cut: true,
    })
    return [
      ...positionColumns<DecidedRow>(view, texts, ({ row }) => row),
      {
        id: 'outcome',
        header: texts.outcome,
        width: 136,
        nowrap: true,
        apart: true,
        cell: ({ kind }) => {
          const mark = marks[kind]
          return mark === undefined ? (
            <span>{texts[kind]}</span>
          ) : (
            <Text span c={mark}>
              {texts[kind]}
            </Text>
          )
        },
        sortBy: ({ kind }) => rowKinds.indexOf(kind),
      },
      {
        id: 'realname',
        importance: 'name',
        header: names('realname'),
        width: 190,
        // An unreadable row is shown as it was written.
        cell: ({ realname, cells }) =>
          realname === '' ? (
            <Hint span className="breakable">
              {cells.filter(Boolean).join(' ')}
            </Hint>
          ) : (
            <b>{realname}</b>
          ),
        sortBy: ({ realname }) => realname,
      },
      plain('number', 140),
      plain('groupName', 110),
      plain('mobile', 130),
      { id: 'what', header: texts.what, cell: (row) => rowText(row, texts, language, positionOf) },
    ]
  }, [texts, language, view, positionOf])
}
