import { Flex, Text } from '@mantine/core'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { pointsText } from '#domain/values/score.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { byScore, type GivenAnswer } from '../answer-groups.ts'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import { rightAnswers } from '#domain/questions/right-answers.ts'
import { AnswerColumns } from './answer-columns.tsx'
import { Crops } from './crops.tsx'
import { Folded } from './question-text.tsx'
import { StudentName } from './student-name.tsx'

interface WrittenAnswersProps {
  readonly item: KeyedItem
  readonly answers: readonly GivenAnswer[]
  readonly onStudent: (uid: number) => void
}

/** The scores one by one, the best first; a name opens the submission. */
export function WrittenAnswers({ item, answers, onStudent }: WrittenAnswersProps) {
  const texts = useTexts(reportDetailsTexts)
  const model = rightAnswers(item.key).join(texts.or)
  return (
    <>
      <AnswerColumns mb={12} gap="calc(4 * var(--u)) calc(24 * var(--u))">
        {byScore(answers).map(({ uid, score }) => (
          <Flex key={uid} component="li" align="baseline" justify="space-between">
            <StudentName uid={uid} onStudent={onStudent} />
            <Text span {...(score !== null && { fw: 600 })}>
              {score === null ? texts.noScore : texts.scoreOf(pointsText(score), pointsText(item.score))}
            </Text>
          </Flex>
        ))}
      </AnswerColumns>
      <Crops answers={byScore(answers)} onStudent={onStudent} />
      {model !== '' && (
        <Folded summary={texts.model}>
          <RichText text={model} lang={languageOfText(model)} size="inherit" />
        </Folded>
      )}
    </>
  )
}
