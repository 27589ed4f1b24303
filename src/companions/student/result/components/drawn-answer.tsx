import { Box } from '@mantine/core'
import type { Shape } from '#domain/marking/annotation.ts'
import { DrawnShapes } from '#parts/annotations/drawn-shapes.tsx'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { RuledSheet } from '#parts/ruled-sheet/ruled-sheet.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { resultTexts } from '../result.texts.ts'
import { Part } from './answer-part.tsx'
import { Moving } from './moving.tsx'

export interface DrawnAnswerProps {
  readonly text: string
  readonly isMaths: boolean
  readonly shapes: readonly Shape[]
}

/** A written answer with the teacher's drawings, as wide as when it was marked, so that lines break at the same positions. */
export function DrawnAnswer({ text, isMaths, shapes }: DrawnAnswerProps) {
  const texts = useTexts(resultTexts)
  return (
    <Part title={texts.drawn}>
      <Moving label={texts.drawn}>
        <Box w={828}>
          <RuledSheet label={texts.yours} lines={3} lang={isMaths ? undefined : 'en'}>
            <Box pos="relative">
              {isMaths ? <RichText text={text} size="inherit" /> : text}
              <DrawnShapes label={texts.drawn} shapes={shapes} />
            </Box>
          </RuledSheet>
        </Box>
      </Moving>
    </Part>
  )
}
