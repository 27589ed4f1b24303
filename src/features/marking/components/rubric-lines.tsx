import { Box, Flex, Group, Text } from '@mantine/core'
import { memo, useState } from 'react'
import type { Criterion } from '#domain/questions/question.ts'
import { signedPoints } from '#domain/values/score.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { markingToolTexts } from '../marking-tools.texts.ts'
import { EarlierLinesDialog } from '../earlier-lines.dialog.tsx'
import { RubricLineDialog } from '../rubric-line.dialog.tsx'
import type { Marking } from '../use-marking.ts'
import type { Rubric } from '../use-rubric.ts'
import css from './score-panel.module.css'

export interface RubricLinesProps {
  readonly rubric: Rubric
  readonly criteria: readonly Criterion[]
  readonly send: Marking['send']
}

/** Lines that have a key. */
const keyed = 9

/** Comments with the points they add or deduct, applied by a press or a key; the markers of an item share them. */
export const RubricLines = memo(function RubricLines({ rubric, criteria, send }: RubricLinesProps) {
  const texts = useTexts(markingToolTexts)
  const [dialog, setDialog] = useState<'add' | 'earlier' | null>(null)
  const close = () => setDialog(null)
  return (
    <Box pt={2} pb={14} px={22}>
      <Hint mb={6}>{rubric.lines.length === 0 ? texts.rubricNone : texts.rubric}</Hint>
      <Group gap={6} role="group" aria-label={texts.rubric}>
        {rubric.lines.map((line, index) => (
          <Flex key={line.rubricLineId} component="span" align="center" display="inline-flex" maw="100%">
            <button
              type="button"
              className={css['chip']}
              title={line.lineText}
              onClick={() => send({ type: 'rubric.apply', ...line })}
            >
              <Flex component="span" align="center" gap={4}>
                {index < keyed && <Kbd>{index + 1}</Kbd>}{' '}
                <Text span inherit truncate>
                  {line.lineText}
                </Text>{' '}
                <span>{signedPoints(line.delta)}</span>
              </Flex>
            </button>
            <Box
              component="button"
              type="button"
              px={3}
              c="var(--ink-3)"
              aria-label={texts.removeLine(line.lineText)}
              onClick={() => rubric.remove(line)}
            >
              <Icon name="close" small />
            </Box>
          </Flex>
        ))}
        <button type="button" className={css['chip']} onClick={() => setDialog('add')}>
          <Flex component="span" align="center" display="inline-flex" maw="100%">
            <Icon name="plus" small />
            {texts.addLine}
          </Flex>
        </button>
        <button type="button" className={css['chip']} onClick={() => setDialog('earlier')}>
          {texts.takeEarlier}
        </button>
      </Group>
      {dialog === 'add' && <RubricLineDialog rubric={rubric} criteria={criteria} onClose={close} />}
      {dialog === 'earlier' && <EarlierLinesDialog rubric={rubric} criteria={criteria} onClose={close} />}
    </Box>
  )
})
