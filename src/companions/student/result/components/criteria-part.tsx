import { Box, Flex } from '@mantine/core'
import type { Criterion } from '#domain/questions/question.ts'
import { pointsText } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../result.module.css'
import { resultTexts } from '../result.texts.ts'
import { Part } from './answer-part.tsx'

export interface CriteriaPartProps {
  readonly criteria: readonly Criterion[]
  /** Tenths, one per criterion; null if it was not marked by criteria. */
  readonly scores: readonly number[] | null
}

/** The criteria that a written answer was marked by. */
export function CriteriaPart({ criteria, scores }: CriteriaPartProps) {
  const texts = useTexts(resultTexts)
  const nameIn = useContentName()
  return (
    <Part title={texts.criteria}>
      <div>
        {criteria.map(({ name, hint, max }, index) => (
          <Flex key={name} className={css['criterion']} wrap="wrap" rowGap={2} columnGap={12} py={8} fz="md">
            <Box component="span" flex={1} miw={0}>
              <RichText inline size="inherit" text={nameIn(name)} />
            </Box>
            <b>{texts.points(scoreText(scores?.[index]), pointsText(max))}</b>
            {hint !== '' && (
              <Box component="small" w="100%" c="dimmed" fz="sm">
                <RichText inline size="inherit" text={hint} />
              </Box>
            )}
          </Flex>
        ))}
      </div>
    </Part>
  )
}

const scoreText = (score: number | undefined): string => (score === undefined ? '–' : pointsText(score))
