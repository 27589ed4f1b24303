import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Crop } from '#api/contract/schemas/scans.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { langOf } from '#parts/answering/sheet-items.ts'
import css from '../result.module.css'
import { resultTexts } from '../result.texts.ts'

export interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

export const Part = ({ title, children }: PartProps) => (
  <Box component="section" mt={12}>
    <Box component="h3" mb={2} c="dimmed" fz="sm" fw={400}>
      {title}
    </Box>
    <div>{children}</div>
  </Box>
)

export interface AnswerPartProps {
  readonly title: string
  readonly text: string
  readonly family: SubjectFamily
  /** Where it stands on the sheet, if it does. */
  readonly crop?: Crop
  /** Underlined in red. */
  readonly wrong?: boolean
  /** The project's rich text; what a student typed is shown verbatim. */
  readonly rich?: boolean
}

/** An answer under its heading. */
export function AnswerPart({ title, text, family, crop = null, wrong = false, rich = false }: AnswerPartProps) {
  const texts = useTexts(resultTexts)
  const lang = langOf(text, family)
  if (!hasAnswer(text))
    return (
      <Part title={title}>
        <Text span c="dimmed" fz="md">
          {texts.notAnswered}
        </Text>
      </Part>
    )
  if (text === onSheet && crop !== null)
    return (
      <Part title={title}>
        <AnswerCrop name={null} crop={crop} />
      </Part>
    )
  return (
    <Part title={title}>
      <Box
        {...(wrong && { className: css['wrong'] ?? '' })}
        ff="var(--serif)"
        fz={17}
        lh={1.6}
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {rich ? <RichText text={text} lang={lang} size="inherit" /> : <span lang={lang}>{text}</span>}
      </Box>
    </Part>
  )
}
