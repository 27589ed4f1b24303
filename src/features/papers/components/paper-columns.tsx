import { Flex, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { teachingTexts } from '#domain/classes/teaching.texts.ts'
import { subjectNameOf } from '#domain/classes/teaching.ts'
import { dateText } from '#domain/time/dates.ts'
import { pointsText } from '#domain/values/score.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { paperListTexts } from '../paper-list.texts.ts'
import { previewPath } from '../paper-paths.ts'
import type { ListedShelf } from '../papers.types.ts'
import css from './papers.module.css'

/** The columns of a paper list for a subject. */
export function usePaperColumns(shelf: ListedShelf, subjectId: number): readonly DataColumn<PaperRow>[] {
  const texts = useTexts(paperListTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  return useMemo(
    () => [
      {
        id: 'title',
        importance: 'name',
        // Its book, its chapter and who has it stand in one line.
        leastWidth: 340,
        header: texts.paper,
        cell: (row) => <PaperTitle shelf={shelf} subjectId={subjectId} row={row} />,
        sortBy: ({ paperTitle }) => paperTitle,
      },
      { ...numberColumn('items', texts.items, ({ itemCount }) => itemCount, String, 72), importance: 'detail' },
      numberColumn('score', texts.score, ({ score }) => score, pointsText, 88),
      {
        ...numberColumn('duration', texts.duration, ({ duration }) => duration, texts.minutes, 88),
        importance: 'detail',
      },
      {
        ...numberColumn('written', texts.written, ({ writtenCount }) => writtenCount, String, 112),
        importance: 'detail',
      },
      numberColumn('used', texts.used, ({ usedCount }) => usedCount, texts.times, 84),
      {
        id: 'updated',
        header: texts.updated,
        cell: (row) => dateText(Date.parse(row.updatedAt), { now, language }),
        sortBy: ({ updatedAt }) => Date.parse(updatedAt),
        descendingFirst: true,
        apart: true,
        nowrap: true,
        width: 140,
      },
    ],
    [texts, language, now, shelf, subjectId],
  )
}

const numberColumn = (
  id: string,
  header: string,
  valueOf: (row: PaperRow) => number,
  textOf: (value: number) => string,
  width: number,
): DataColumn<PaperRow> => ({
  id,
  header,
  cell: (row) =>
    valueOf(row) === 0 ? (
      <Text span c="var(--ink-3)">
        {0}
      </Text>
    ) : (
      textOf(valueOf(row))
    ),
  sortBy: valueOf,
  align: 'end',
  descendingFirst: true,
  width,
})

interface PaperTitleProps {
  readonly shelf: ListedShelf
  readonly subjectId: number
  readonly row: PaperRow
}

function PaperTitle({ shelf, subjectId, row }: PaperTitleProps) {
  const texts = useTexts(paperListTexts)
  const { language } = useLanguage()
  const { query } = useNavigation()
  const facts = [
    // Colleagues of other subjects share, too.
    shelf === 'given' || row.subjectId !== subjectId ? teachingTexts[language][subjectNameOf(row.subjectId)] : null,
    row.bookName,
    row.chapterName,
    shelf !== 'mine' ? texts.owner(row.ownerName) : null,
    shelf === 'mine' && row.sharedWithSchool ? texts.shared : null,
  ].filter((fact) => fact !== null)
  return (
    <Stack gap={0} py={4}>
      <a className={css['name']} href={hrefOf(previewPath(shelf, row.paperId, query))}>
        {row.paperTitle}
      </a>
      <Flex component="span" wrap="wrap" columnGap={12} c="var(--ink-3)" fz="xs" lh={1.5}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Flex>
    </Stack>
  )
}
