import { Box, Flex, Stack, Text } from '@mantine/core'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { keyRuleText } from '#domain/marking/multiple-rule.texts.ts'
import { mathsAsText } from '#domain/rich-text/maths-as-text.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { answerGroups, type GivenAnswer } from '../answer-groups.ts'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import { rightAnswers, rightChoices } from '#domain/questions/right-answers.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { AnswerLine } from './answer-line.tsx'
import { DetailsBlock } from './details-block.tsx'
import { Letter } from './letter.tsx'
import { WrittenAnswers } from './written-answers.tsx'

interface ItemAnswersProps {
  readonly item: KeyedItem
  /** The number of submissions handed in. */
  readonly answers: readonly GivenAnswer[]
  /** The answer to point out; null for none. */
  readonly asked: string | null
  readonly onStudent: (uid: number) => void
}

/** Who answered what: grouped by option or by text, or one by one for items marked by a person. */
export function ItemAnswers(props: ItemAnswersProps) {
  const texts = useTexts(reportDetailsTexts)
  const { item, answers, onStudent } = props
  return (
    <DetailsBlock
      title={
        <>
          {texts.answers}
          {answers.length > 0 && (
            <Hint span ml={10} fw={400}>
              {texts.answersNote(answers.length)}
            </Hint>
          )}
        </>
      }
    >
      {answers.length === 0 && <Text c="var(--ink-3)">{texts.noAnswers}</Text>}
      {item.key.kind === 'written' ? (
        <WrittenAnswers item={item} answers={answers} onStudent={onStudent} />
      ) : item.key.kind === 'single' ? (
        <OptionAnswers {...props} />
      ) : (
        <GroupedAnswers {...props} />
      )}
    </DetailsBlock>
  )
}

/** One line per option, in the paper's order, including those nobody chose. */
function OptionAnswers({ item, answers, asked, onStudent }: ItemAnswersProps) {
  const texts = useTexts(reportDetailsTexts)
  const groups = new Map(answerGroups(answers, item.score).map((group) => [group.value, group.answers]))
  const right = rightChoices(item.key)
  const open = groups.get('') ?? []
  return (
    <Flex component="ul" direction="column" gap={14}>
      {item.options.map(({ id, text }) => (
        <AnswerLine
          key={id}
          letter={id}
          label={texts.optionShare(id)}
          right={right.includes(id)}
          isAsked={asked === id}
          answers={groups.get(id) ?? []}
          total={answers.length}
          onStudent={onStudent}
        >
          <RichText text={text} lang={languageOfText(text)} size="inherit" inline />
        </AnswerLine>
      ))}
      {open.length > 0 && (
        <LeftOpen answers={open} total={answers.length} isAsked={asked === ''} onStudent={onStudent} />
      )}
    </Flex>
  )
}

/** One line per answer, right ones first; a set of several options counts as one answer. */
function GroupedAnswers({ item, answers, asked, onStudent }: ItemAnswersProps) {
  const texts = useTexts(reportDetailsTexts)
  const rightAnswer = rightAnswers(item.key).join(texts.or)
  const rule = keyRuleText(item.key, item.score, useLanguage().language)
  return (
    <>
      {item.options.length > 0 && <Options item={item} />}
      <Flex component="p" gap={10} mb={12} c="var(--green-7)">
        {texts.rightAnswer}
        <RichText text={rightAnswer} lang={languageOfText(rightAnswer)} size="inherit" inline />
        {rule !== null && (
          <Text span c="dimmed">
            {rule}
          </Text>
        )}
      </Flex>
      <Flex component="ul" direction="column" gap={14}>
        {answerGroups(answers, item.score).map((group) =>
          group.value === '' ? (
            <LeftOpen
              key=""
              answers={group.answers}
              total={answers.length}
              isAsked={asked === ''}
              onStudent={onStudent}
            />
          ) : (
            <AnswerLine
              key={group.value}
              label={texts.answerShare(group.value)}
              right={group.right}
              isAsked={asked === group.value}
              answers={group.answers}
              total={answers.length}
              onStudent={onStudent}
            >
              <Box
                component="span"
                c={group.right ? 'var(--green-7)' : 'var(--bad)'}
                lang={languageOfText(group.value)}
              >
                {item.key.kind === 'number' ? (
                  <RichText text={mathsAsText(group.value)} size="inherit" inline />
                ) : (
                  group.value
                )}
              </Box>
            </AnswerLine>
          ),
        )}
      </Flex>
    </>
  )
}

const Options = ({ item: { options } }: Pick<ItemAnswersProps, 'item'>) => (
  <Stack component="ul" gap={6} mb={10}>
    {options.map(({ id, text }) => (
      <Flex key={id} component="li" align="baseline" gap={10}>
        <Letter>{id}</Letter>
        <RichText text={text} lang={languageOfText(text)} size="inherit" inline />
      </Flex>
    ))}
  </Stack>
)

interface LeftOpenProps {
  readonly answers: readonly GivenAnswer[]
  readonly total: number
  readonly isAsked: boolean
  readonly onStudent: (uid: number) => void
}

function LeftOpen(props: LeftOpenProps) {
  const texts = useTexts(reportDetailsTexts)
  return (
    <AnswerLine label={texts.answerShare(texts.leftOpen)} right={false} {...props}>
      <Text span c="var(--ink-3)">
        {texts.leftOpen}
      </Text>
    </AnswerLine>
  )
}
