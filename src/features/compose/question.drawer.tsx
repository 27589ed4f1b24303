import { Box, Flex, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { bank } from '#api/contract/groups/bank.ts'
import type { ResultOf } from '#api/client/client.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { floorToOneDecimal } from '#domain/values/percent.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { questionName } from '#domain/paper/question-words.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { ClassUse } from '#parts/question-facts/class-use.tsx'
import { DifficultyDots } from '#parts/question-facts/difficulty-dots.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { composeTexts } from './compose.texts.ts'
import { AddButton } from './components/add-button.tsx'
import { FactLine } from './components/fact-line.tsx'
import { QuestionSource } from './components/question-source.tsx'
import { ItemText, QuestionText } from './components/question-text.tsx'
import css from './components/question.module.css'
import type { Basket } from './use-basket.ts'

/** The question looked at, and whether for its details or for similar ones. */
export interface Looking {
  readonly questionId: number
  readonly at: 'detail' | 'similar'
}

export interface QuestionDrawerProps {
  readonly looking: Looking
  readonly basket: Basket
  /** The class whose use of similar questions is shown. */
  readonly courseId: number | null
  readonly onLook: (looking: Looking) => void
  readonly onClose: () => void
}

/** A question in full with its answer and analysis, followed by similar ones. */
export function QuestionDrawer({ looking: { questionId, at }, onClose, ...props }: QuestionDrawerProps) {
  const texts = useTexts(composeTexts)
  const detail = useEndpoint(bank.detail, { questionId })
  return (
    <RecordDrawer title={texts.detail} width={620} record={fetchedOf(detail)} skeletonRows={6} onClose={onClose}>
      {(question) => (
        <>
          <Detail question={question} basket={props.basket} />
          <WhenFetched of={props.basket.fetched} skeletonRows={4} rowHeight="calc(96 * var(--u))">
            {() => <Similar {...props} questionId={questionId} isWanted={at === 'similar'} />}
          </WhenFetched>
        </>
      )}
    </RecordDrawer>
  )
}

interface DetailProps {
  readonly question: ResultOf<typeof bank.detail>
  readonly basket: Basket
}

function Detail({ question, basket }: DetailProps) {
  const nameIn = useContentName()
  const { passage, items, typeName, usage } = question
  return (
    <article aria-label={questionName(question)}>
      <FactLine isHead>
        <Text span c="var(--ink)">
          {nameIn(typeName)}
        </Text>
        <DifficultyDots question={question} />
        <QuestionSource question={question} />
        <Usage usage={usage} />
        <AddButton question={question} basket={basket} />
      </FactLine>
      {passage !== '' && <SheetText className={css['passage']} text={passage} block />}
      <ol>
        {items.map((item, index) => (
          <li key={item.itemId}>
            <ItemWithAnswer item={item} no={items.length === 1 ? null : index + 1} />
          </li>
        ))}
      </ol>
    </article>
  )
}

function Usage({ usage: { papers, answers, facility } }: Pick<DetailProps['question'], 'usage'>) {
  const texts = useTexts(composeTexts)
  const { language } = useLanguage()
  const titles = listOf(
    language,
    papers.map(({ paperTitle }) => paperTitle),
  )
  return (
    <span>
      <span>
        {facility === null
          ? texts.fewAnswers(answers)
          : texts.facility(`${floorToOneDecimal(facility * 100)}%`, answers)}
      </span>
      <br />
      <span>{papers.length === 0 ? texts.onNone : texts.onPapers(titles)}</span>
    </span>
  )
}

interface ItemWithAnswerProps {
  readonly item: BankQuestion['items'][number]
  /** Null for a question's only item. */
  readonly no: number | null
}

function ItemWithAnswer({ item, no }: ItemWithAnswerProps) {
  const texts = useTexts(composeTexts)
  const { language } = useLanguage()
  const nameIn = useContentName()
  return (
    <>
      {no !== null && (
        <Box component="h4" mt={14} c="dimmed" fz="xs">
          {texts.item(no)}
        </Box>
      )}
      <div className={css['text']}>
        <ItemText item={item} />
      </div>
      <Stack
        className={css['answer']}
        gap={4}
        my={6}
        px={14}
        py={10}
        bdrs="sm"
        bg="var(--paper-1)"
        fz="md"
        lh="var(--lh-read)"
      >
        <KeyText answerKey={item.key} score={item.score} />
        {item.analysis !== '' && (
          <p>
            <b>{texts.analysisLabel}</b> <SheetText text={item.analysis} />
          </p>
        )}
        <p>
          <b>{texts.pointChoice}</b> {listOf(language, pointNamesOf(item).map(nameIn))}
        </p>
      </Stack>
    </>
  )
}

interface SimilarProps extends Pick<QuestionDrawerProps, 'basket' | 'courseId' | 'onLook'> {
  readonly questionId: number
  /** The drawer was opened to see these. */
  readonly isWanted: boolean
}

/**
 * Questions similar to one, without those in the basket or on the paper when it was opened: those added since keep
 * their place.
 */
function Similar({ questionId, isWanted, ...props }: SimilarProps) {
  const texts = useTexts(composeTexts)
  const [leaveOut] = useState(() => props.basket.counted.map((one) => one.questionId))
  const { courseId } = props
  const similar = useEndpoint(bank.similar, { questionId, leaveOut, ...(courseId !== null && { courseId }) })
  const container = useRef<HTMLElement>(null)
  const isThere = similar.data !== undefined
  useEffect(() => {
    if (isWanted && isThere) container.current?.scrollIntoView({ block: 'start' })
  }, [isWanted, isThere])
  return (
    <Box
      ref={container}
      component="section"
      mt={24}
      mx={-20}
      // When scrolled to, its heading is below that of the drawer.
      style={{ scrollMarginTop: 'calc(56 * var(--u))', borderTop: 'var(--hairline)' }}
      aria-label={texts.similarTitle}
    >
      <Box component="h3" pt={14} px={20}>
        {texts.similarTitle}
      </Box>
      <WhenFetched of={fetchedOf(similar)} skeletonRows={4} rowHeight="calc(96 * var(--u))">
        {({ list, sameType }) => (
          <>
            {list.length === 0 && <Note>{texts.noSimilar}</Note>}
            <SimilarList {...props} questions={list} readAt={similar.dataUpdatedAt} />
            {sameType.length > 0 && <Note>{texts.sameType}</Note>}
            <SimilarList {...props} questions={sameType} readAt={similar.dataUpdatedAt} />
          </>
        )}
      </WhenFetched>
    </Box>
  )
}

const Note = ({ children }: { readonly children: string }) => (
  <Text pt={14} px={20}>
    {children}
  </Text>
)

interface SimilarListProps extends Pick<SimilarProps, 'basket' | 'courseId' | 'onLook'> {
  readonly questions: ResultOf<typeof bank.similar>['list']
  /** Milliseconds since 1970. */
  readonly readAt: number
}

function SimilarList({ questions, basket, courseId, readAt, onLook }: SimilarListProps) {
  const texts = useTexts(composeTexts)
  return questions.map((question) => (
    <article key={question.questionId} className={css['question']} aria-label={texts.question(questionName(question))}>
      <QuestionText question={question} />
      <AddButton question={question} basket={basket} />
      <FactLine>
        <DifficultyDots question={question} />
        {courseId !== null && <ClassUse question={question} readAt={readAt} />}
        <Flex component="span" gap={2} ml="auto" mr={-8}>
          <TextButton
            px={8}
            py={4}
            style={{ textUnderlineOffset: 'auto' }}
            aria-label={texts.analysisNamed(questionName(question))}
            onClick={() => onLook({ questionId: question.questionId, at: 'detail' })}
          >
            {texts.analysis}
          </TextButton>
        </Flex>
      </FactLine>
    </article>
  ))
}
