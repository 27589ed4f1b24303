import { Box, Flex, Text } from '@mantine/core'
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
  const columns = Math.ceil(items.length / rows)
  const flaggedNos = items.filter(({ item }) => flagged.includes(item.itemId)).map(({ item }) => item.no)
  const [firstFlagged, ...otherFlagged] = flaggedNos
  return (
    <Box pt={8} pb={10} px={16} style={{ borderBottom: 'var(--hairline)' }}>
      <Box
        display="grid"
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, alignItems: 'center', gap: 'calc(4 * var(--u))' }}
        role="img"
        aria-label={texts.progress(answeredCount, items.length)}
      >
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
      </Box>
      <Flex rowGap={0} columnGap={12} justify="space-between" wrap="wrap" mt={8} fz="sm">
        <b>{texts.position(items[current]?.item.no ?? 0, items.length)}</b>
        <Text span c="dimmed">
          {texts.answered(answeredCount)}
          {firstFlagged !== undefined &&
            (otherFlagged.length === 0 ? texts.flaggedOne(firstFlagged) : texts.flaggedMany(flaggedNos.length))}
        </Text>
      </Flex>
    </Box>
  )
}
