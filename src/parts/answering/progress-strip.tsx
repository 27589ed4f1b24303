import { Flex } from '@mantine/core'
import type { CSSProperties } from 'react'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { countAnswered } from '#machines/answer-sheet/answer-sheet.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { itemTexts } from './item.texts.ts'
import type { PaperWork } from './paper-work.ts'
import css from './item.module.css'

/** More marks than this do not fit in one row and get rows of equal length. */
const longestRow = 20

/** One mark per item: answered, flagged (taller), current (hollow), and the same in words. */
export function ProgressStrip({ work }: { readonly work: PaperWork }) {
  const texts = useTexts(itemTexts)
  const { items, index: current, flagged } = work
  const answeredCount = countAnswered(work.answers)
  const rows = Math.ceil(items.length / longestRow)
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': Math.ceil(items.length / rows) }
  const flaggedNos = items.filter(({ item }) => flagged.includes(item.itemId)).map(({ item }) => item.no)
  const [firstFlagged, ...otherFlagged] = flaggedNos
  return (
    <div className={css['progress']}>
      <div className={css['strip']} style={columns} role="img" aria-label={texts.progress(answeredCount, items.length)}>
        {items.map(({ item }, index) => (
          <i
            key={item.itemId}
            className={classNames(
              css['mark'],
              hasAnswer(work.answers[item.itemId]) && css['answered'],
              flagged.includes(item.itemId) && css['flagged'],
              index === current && css['here'],
            )}
          />
        ))}
      </div>
      <Flex className={css['words']} rowGap={0} columnGap={12} justify="space-between" wrap="wrap" fz="sm">
        <b>{texts.position(items[current]?.item.no ?? 0, items.length)}</b>
        <span>
          {texts.answered(answeredCount)}
          {firstFlagged !== undefined &&
            (otherFlagged.length === 0 ? texts.flaggedOne(firstFlagged) : texts.flaggedMany(flaggedNos.length))}
        </span>
      </Flex>
    </div>
  )
}
