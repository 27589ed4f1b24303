import { Box, Group } from '@mantine/core'
import type { PaperItem } from '#domain/paper/paper.ts'
import type { AnswerKey, Criterion } from '#domain/questions/question.ts'
import { parsePoints, pointsText, totalOf } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import { CommittedField } from './committed-field.tsx'
import { FieldLabel } from './field-label.tsx'

export interface CriteriaPointsProps {
  readonly answer: AnswerKey & { readonly kind: 'written' }
  readonly onChange: (changes: Pick<PaperItem, 'key' | 'score'>) => void
}

/** The points of a written item's criteria; their sum is the item's score. */
export function CriteriaPoints({ answer, onChange }: CriteriaPointsProps) {
  const texts = useTexts(inspectorTexts)
  const nameIn = useContentName()
  const commit = (changed: Criterion, typed: string) => {
    const max = parsePoints(typed)
    if (max === null || max === 0) return
    const criteria = answer.criteria.map((one) => (one === changed ? { ...one, max } : one))
    onChange({ key: { ...answer, criteria }, score: totalOf(criteria.map((one) => one.max)) })
  }
  return (
    <Box component="section" mt={12} aria-label={texts.criteria}>
      <FieldLabel>{texts.criteria}</FieldLabel>
      {answer.criteria.map((criterion, index) => (
        <Group key={index} wrap="nowrap" gap={12} mb={6}>
          <Box component="span" flex={1} miw={0}>
            {nameIn(criterion.name)}
          </Box>
          <CommittedField
            w={96}
            aria-label={texts.criterionPoints(nameIn(criterion.name))}
            inputMode="decimal"
            value={pointsText(criterion.max)}
            onCommit={(typed) => commit(criterion, typed)}
          />
        </Group>
      ))}
      <Hint mt={4}>{texts.criteriaFollow}</Hint>
    </Box>
  )
}
