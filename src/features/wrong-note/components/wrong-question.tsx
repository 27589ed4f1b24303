import { Box, Flex, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { WrongItem } from '#api/contract/schemas/wrong-notes.ts'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { shortDay } from '#domain/time/dates.ts'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { shareText } from '../shares.ts'
import type { BasketIds } from '../use-basket-ids.ts'
import css from '../wrong-note.module.css'
import { wrongQuestionsTexts } from '../wrong-questions.texts.ts'
import { BasketButton } from './basket-button.tsx'
import { ItemText } from './item-text.tsx'
import { Who } from './who.tsx'

export interface WrongQuestionProps {
  readonly item: WrongItem
  readonly question: BankQuestion | undefined
  readonly courseId: number
  /** Students already listed above all questions. */
  readonly twice: ReadonlySet<number>
  readonly basket: BasketIds
}

/** One wrong question of a class: its text, share of wrong answers, the answers given, causes, students, and acts. */
export function WrongQuestion({ item, question, courseId, twice, basket }: WrongQuestionProps) {
  const texts = useTexts(wrongQuestionsTexts)
  const { language } = useLanguage()
  const source = texts.source(item.assignmentName, item.no, shortDay(item.day, language))
  return (
    <article className={css['question']} aria-label={source}>
      <div>
        {question !== undefined && <ItemText question={question} itemId={item.itemId} />}
        <Text c="var(--ink-3)" fz="xs">
          {source}
        </Text>
      </div>
      <Text className="one-line" ta="right">
        <Box component="b" display="block" fz="xl" lh={1.2}>
          {shareText(item)}
        </Box>
        <small>{texts.wrongOf(item.wrong, item.answered)}</small>
      </Text>
      <Facts item={item} courseId={courseId} twice={twice} />
      <Stack gap={6} justify="flex-end">
        <LinkButton size="xs" to={wrongNotePaths.question(courseId, item.questionId)}>
          {texts.detail}
        </LinkButton>
        {item.isUsable ? (
          <BasketButton questionId={item.questionId} basket={basket} />
        ) : (
          <small>{texts.notUsable}</small>
        )}
      </Stack>
    </article>
  )
}

type FactsProps = Pick<WrongQuestionProps, 'item' | 'courseId' | 'twice'>

function Facts({ item, courseId, twice }: FactsProps) {
  const texts = useTexts(wrongQuestionsTexts)
  const others = item.students.filter(({ uid }) => !twice.has(uid))
  const known = item.students.length - others.length
  return (
    <dl className={css['facts']}>
      {item.values.length > 0 && (
        <>
          <dt>{texts.answers}</dt>
          <Wrapped>
            {item.values.map(({ name, count }) => (
              <Chip key={name} tone="line" count={count}>
                {name === '' ? texts.left : name}
              </Chip>
            ))}
          </Wrapped>
        </>
      )}
      {item.crops.length > 0 && (
        <>
          <Box component="dt" style={{ alignSelf: 'start' }}>
            {texts.onSheets}
          </Box>
          <Wrapped>
            {item.crops.map(({ uid, realname, crop }) => (
              <Box key={uid} component="figure" flex="0 1 calc(50% - 3 * var(--u))">
                <AnswerCrop name={realname} crop={crop} />
                <figcaption>{realname}</figcaption>
              </Box>
            ))}
          </Wrapped>
        </>
      )}
      {item.causes.length > 0 && (
        <>
          <dt>{texts.causes}</dt>
          <Wrapped>
            {item.causes.map(({ name, count }) => (
              <Chip key={name} tone="line" count={count}>
                {name}
              </Chip>
            ))}
          </Wrapped>
        </>
      )}
      <dt>{texts.students}</dt>
      <Wrapped>
        {known > 0 && <Chip tone="line">{texts.these(known)}</Chip>}
        <Who students={others} courseId={courseId} shown={6} />
        {item.masteredCount > 0 && <span>{texts.mastered(item.masteredCount)}</span>}
      </Wrapped>
    </dl>
  )
}

const Wrapped = ({ children }: { readonly children: ReactNode }) => (
  <Flex component="dd" wrap="wrap" gap={6}>
    {children}
  </Flex>
)
