import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { WrongGroup } from '#api/contract/schemas/wrong-notes.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { wrongFiltersTexts } from '#parts/wrong-filters/wrong-filters.texts.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { List } from '#ui/list-page/list.tsx'
import { paths } from '#domain/paths/paths.ts'
import { shareText } from '../shares.ts'
import type { WrongBook } from '../use-wrong-book.ts'
import { wrongNoteTexts } from '../wrong-note.texts.ts'
import { HeatLegend, HeatStrip } from './heat-strip.tsx'
import { RowLink } from './row-link.tsx'

/** The groups of a book: twelve weeks, the share of wrong answers, and the number of questions. */
export function GroupsTable({ book }: { readonly book: WrongBook }) {
  const texts = useTexts(wrongNoteTexts)
  return (
    <List<WrongGroup>
      label={texts[book.groupBy]}
      part={book.groupBy}
      rows={book.rows}
      rowKey={({ group }) => group}
      columns={useGroupColumns(book)}
      density="report"
      initialSorting={{ column: 'rate', descending: true }}
      skeletonRows={12}
      empty={useEmpty(book)}
      total={({ length }) => texts.total(length)}
      legend={<HeatLegend />}
    />
  )
}

function useGroupColumns(book: WrongBook): readonly DataColumn<WrongGroup>[] {
  const texts = useTexts(wrongNoteTexts)
  const nameIn = useContentName()
  const { groupBy } = book
  const chosen = book.group?.group
  const mondays = book.book?.weeks
  const { chooseGroup } = book
  return useMemo(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts[groupBy],
        cell: ({ group, name }) => (
          <RowLink isOn={group === chosen} onClick={() => chooseGroup(group)}>
            {nameIn(name)}
          </RowLink>
        ),
        sortBy: ({ name }) => name,
        leastWidth: 110,
      },
      {
        id: 'weeks',
        header: texts.weeks,
        cell: ({ weeks, latest }) => <HeatStrip weeks={weeks} mondays={mondays ?? []} latest={latest} />,
        sortBy: ({ lastDay }) => lastDay,
        width: 140,
      },
      {
        id: 'rate',
        header: groupBy === 'cause' ? texts.share : texts.rate,
        hint: groupBy === 'cause' ? texts.shareHint : texts.rateHint,
        align: 'end',
        cell: ({ latest }) => <b>{shareText(latest)}</b>,
        sortBy: ({ latest }) => latest.wrong / latest.answered,
        descendingFirst: true,
        width: 92,
      },
      {
        id: 'items',
        header: texts.items,
        align: 'end',
        cell: ({ itemCount }) => itemCount,
        sortBy: ({ itemCount }) => itemCount,
        descendingFirst: true,
        quiet: true,
        width: 66,
      },
    ],
    [texts, nameIn, groupBy, chosen, mondays, chooseGroup],
  )
}

function useEmpty({ isFiltered, groupBy, showAll, chooseView }: WrongBook): EmptyStateProps {
  const texts = useTexts(wrongNoteTexts)
  const shared = useTexts(wrongFiltersTexts)
  if (isFiltered) return { why: texts.emptyFiltered, action: <Button onClick={showAll}>{shared.showAll}</Button> }
  if (groupBy === 'cause') {
    const toPoints = <Button onClick={() => chooseView('knowledge')}>{texts.toPoints}</Button>
    return { why: texts.noCauses, action: toPoints }
  }
  return {
    why: texts.emptyWhy,
    action: <LinkButton to={paths.assign}>{texts.assign}</LinkButton>,
  }
}
