import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ItemReport } from '#api/contract/groups/report.ts'
import { commonErrorOf, itemColumns, itemRow } from '#domain/report/report-tables.ts'
import { Faint } from '#ui/data-table/faint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { cellText } from '../report-cells.ts'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import css from './tables.module.css'

/** Answers longer than this do not fit the column and get a line of their own. */
const longestWord = 11

/** The most common wrong answer to an item as written; null if it is an option letter, a word of ours, or missing. */
function writtenErrorOf(item: ItemReport): string | null {
  const cell = itemRow(item)[itemColumns.indexOf('commonError')]
  return cell?.kind === 'text' && item.kind !== 'single' && item.kind !== 'multiple' ? cell.text : null
}

/** A most common wrong answer too long for the column, spanning the width of the table; null if it fits. */
export function longErrorOf(item: ItemReport): ReactNode {
  const text = writtenErrorOf(item)
  if (text === null || text.length <= longestWord) return null
  return (
    // Aligned with the column of knowledge points.
    <Box
      component="span"
      className={css['word']}
      display="block"
      m="0 0 0 calc(35 * var(--u))"
      lang={languageOfText(text)}
    >
      {text}
    </Box>
  )
}

interface CommonErrorProps {
  readonly item: ItemReport
  readonly onOpen: (itemId: number, answer: string) => void
}

/** The most common wrong answer to an item and how many gave it; opens who they are. */
export function CommonError({ item, onOpen }: CommonErrorProps) {
  const texts = useTexts(reportTablesTexts)
  const error = commonErrorOf(item)
  if (error === null) return <ErrorWords item={item} />
  const { value, count } = error
  return (
    // Above the button that covers its row.
    <TextButton
      tone="inherit"
      pos="relative"
      style={{ zIndex: 2 }}
      title={texts.openAnswer(item.no, value === '' ? texts.leftOpen : value, count)}
      onClick={() => onOpen(item.itemId, value)}
    >
      <ErrorWords item={item} />
    </TextButton>
  )
}

/** Option letters in a box, free text in red. */
function ErrorWords({ item }: { readonly item: ItemReport }) {
  const texts = useTexts(reportTablesTexts)
  const cell = itemRow(item)[itemColumns.indexOf('commonError')]
  const count = commonErrorOf(item)?.count
  const people = count !== undefined && <span className="one-line">{texts.people(count)}</span>
  if (cell?.kind !== 'text')
    return (
      <Faint>
        {cellText(cell, texts)}
        {cell?.kind === 'word' && cell.word === 'leftOpen' && count !== undefined && (
          <Text span className="one-line" ml={8}>
            {texts.people(count)}
          </Text>
        )}
      </Faint>
    )
  if (longErrorOf(item) !== null)
    return (
      <>
        <Text span mr={8} c="var(--ink-3)">
          {texts.seeBelow}
        </Text>
        {people}
      </>
    )
  return (
    <>
      <span className={css[writtenErrorOf(item) === null ? 'letter' : 'word']} lang={languageOfText(cell.text)}>
        {cell.text}
      </span>
      {people}
    </>
  )
}
