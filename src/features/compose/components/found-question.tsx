import { Box, Button, Flex, Text } from '@mantine/core'
import type { bank } from '#api/contract/groups/bank.ts'
import type { ResultOf } from '#api/client/client.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { questionName } from '#domain/paper/question-words.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { ClassUse } from '#parts/question-facts/class-use.tsx'
import { DifficultyDots } from '#parts/question-facts/difficulty-dots.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { composeTexts } from '../compose.texts.ts'
import type { Looking } from '../question.drawer.tsx'
import type { Basket } from '../use-basket.ts'
import { AddButton } from './add-button.tsx'
import { FactLine } from './fact-line.tsx'
import { QuestionSource } from './question-source.tsx'
import { QuestionText } from './question-text.tsx'
import css from './question.module.css'

export type Found = ResultOf<typeof bank.list>['list'][number]

export interface FoundQuestionProps {
  readonly question: Found
  readonly basket: Basket
  /** Whether a class is known, so that its use of the question can be shown. */
  readonly isOfClass: boolean
  /** Milliseconds since 1970. */
  readonly readAt: number
  readonly onLook: (looking: Looking) => void
}

/** A question in the results: its text, what is known about it, and its acts. */
export function FoundQuestion({ question, basket, isOfClass, readAt, onLook }: FoundQuestionProps) {
  const texts = useTexts(composeTexts)
  const name = questionName(question)
  const { questionId } = question
  return (
    <Box
      component="article"
      className={css['question']}
      bg={basket.has(questionId) ? 'var(--paper-0)' : 'transparent'}
      aria-label={texts.question(name)}
    >
      <QuestionText question={question} />
      <AddButton question={question} basket={basket} />
      <FactLine>
        <Facts question={question} isOfClass={isOfClass} readAt={readAt} />
        <Flex component="span" gap={2} ml="auto" mr={-8}>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.similarNamed(name)}
            onClick={() => onLook({ questionId, at: 'similar' })}
          >
            {texts.similar}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.analysisNamed(name)}
            onClick={() => onLook({ questionId, at: 'detail' })}
          >
            {texts.analysis}
          </Button>
        </Flex>
      </FactLine>
    </Box>
  )
}

function Facts({ question, isOfClass, readAt }: Pick<FoundQuestionProps, 'question' | 'isOfClass' | 'readAt'>) {
  const nameIn = useContentName()
  const { language } = useLanguage()
  const { typeName, items } = question
  const points = [...new Set(items.flatMap(pointNamesOf))].map(nameIn)
  return (
    <>
      <Text span c="var(--ink)">
        {nameIn(typeName)}
      </Text>
      <DifficultyDots question={question} />
      <Box component="span" miw={0} className="breakable">
        {listOf(language, points)}
      </Box>
      <QuestionSource question={question} isBrief />
      {isOfClass && <ClassUse question={question} readAt={readAt} />}
    </>
  )
}
