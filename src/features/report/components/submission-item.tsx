import { Box, Flex, Text } from '@mantine/core'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { mathsAsText } from '#domain/rich-text/maths-as-text.ts'
import { pointsText } from '#domain/values/score.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { SheetAnswer } from '#parts/answer-crop/sheet-answer.tsx'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { RuledSheet } from '#parts/ruled-sheet/ruled-sheet.tsx'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { useNameOf } from '../student-names.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import { rightAnswers } from '#domain/questions/right-answers.ts'
import css from '../report.module.css'
import { Stem } from './question-text.tsx'
import type { MarkedAnswer } from './marked-answer.ts'

interface SubmissionItemProps {
  readonly uid: number
  readonly item: KeyedItem
  readonly blank: number | null
  /** Null if no answer is stored for the item. */
  readonly answer: MarkedAnswer | null
}

/** One item of a submission: the question, the given answer, the right one, score and comment. */
export function SubmissionItem({ uid, item, blank, answer }: SubmissionItemProps) {
  const texts = useTexts(reportDetailsTexts)
  const nameOf = useNameOf()
  return (
    <article className={css['submissionItem']} aria-label={texts.itemTitle(item.no)}>
      <Flex mb={4} gap={10} align="baseline">
        <Box component="b" miw={20}>
          {item.no}
        </Box>
        <Stem stem={item.stem} blank={blank} />
        <Judgement item={item} score={answer?.score ?? null} />
      </Flex>
      {item.key.kind === 'written' ? (
        <WrittenAnswer uid={uid} item={item} answer={answer} />
      ) : (
        <dl className={css['pair']}>
          <dt>{texts.own}</dt>
          <dd>
            <OwnAnswer uid={uid} item={item} answer={answer} />
          </dd>
          <dt>{texts.key}</dt>
          <dd>
            <AnswerText item={item} value={rightAnswers(item.key).join(texts.or)} />
          </dd>
        </dl>
      )}
      {answer !== null && answer.crop !== null && answer.value !== onSheet && (
        <Box mt={6} ml={30}>
          <AnswerCrop name={nameOf(uid)} crop={answer.crop} />
        </Box>
      )}
      {answer !== null && answer.comment !== '' && (
        <dl className={css['pair']}>
          <dt>{texts.comment}</dt>
          <dd>{answer.comment}</dd>
        </dl>
      )}
    </article>
  )
}

/** The score, with a tick for full marks and a cross for none: colour alone would be lost in greyscale print. */
function Judgement({ item, score }: { readonly item: KeyedItem; readonly score: number | null }) {
  const texts = useTexts(reportDetailsTexts)
  if (score === null)
    return (
      <Text span className="one-line" ml="auto" c="var(--need)" fz="sm">
        {texts.noScore}
      </Text>
    )
  const points = texts.scoreOf(pointsText(score), pointsText(item.score))
  if (score > 0 && score < item.score)
    return (
      <Text span className="one-line" ml="auto">
        {points}
      </Text>
    )
  const isRight = score === item.score
  return (
    <Flex
      component="span"
      className="one-line"
      align="center"
      gap={4}
      ml="auto"
      c={isRight ? 'var(--green-6)' : 'var(--bad)'}
    >
      <Icon name={isRight ? 'check' : 'close'} small label={isRight ? texts.right : texts.wrong} />
      {points}
    </Flex>
  )
}

function OwnAnswer({ uid, item, answer }: Omit<SubmissionItemProps, 'blank'>) {
  const texts = useTexts(reportDetailsTexts)
  const nameOf = useNameOf()
  const value = answer?.value.trim() ?? ''
  if (value === '')
    return (
      <Text span c="var(--ink-3)">
        {texts.leftOpen}
      </Text>
    )
  const isWrong = answer?.score !== item.score
  return (
    <SheetAnswer value={value} crop={answer?.crop ?? null} name={nameOf(uid)}>
      <Box component="span" {...(isWrong && { c: 'var(--bad)' })}>
        {item.options.length > 0 || item.key.kind === 'number' ? (
          <AnswerText item={item} value={item.key.kind === 'number' ? mathsAsText(value) : value} />
        ) : (
          <span lang={languageOfText(value)}>{value}</span>
        )}
      </Box>
    </SheetAnswer>
  )
}

/** A choice with the text of its options, or rich text. */
function AnswerText({ item, value }: { readonly item: KeyedItem; readonly value: string }) {
  const chosen = item.options.filter(({ id }) => value.includes(id))
  if (chosen.length === 0) return <RichText text={value} lang={languageOfText(value)} size="inherit" inline />
  return chosen.map(({ id, text }) => (
    <Flex key={id} component="span" gap={8} align="baseline" display="inline-flex" mr={14}>
      <b>{id}</b>
      <RichText text={text} lang={languageOfText(text)} size="inherit" inline />
    </Flex>
  ))
}

function WrittenAnswer({ uid, item, answer }: Omit<SubmissionItemProps, 'blank'>) {
  const texts = useTexts(reportDetailsTexts)
  const nameOf = useNameOf()
  const nameIn = useContentName()
  const value = answer?.value ?? ''
  const scores = answer?.criteria ?? null
  const criteria = item.key.kind === 'written' ? item.key.criteria : []
  if (!hasAnswer(value)) return <Text c="var(--ink-3)">{texts.leftOpen}</Text>
  return (
    <>
      <SheetAnswer value={value} crop={answer?.crop ?? null} name={nameOf(uid)}>
        <RuledSheet label={texts.sheet(nameOf(uid))} lang={languageOfText(value)} lines={3}>
          {value}
        </RuledSheet>
      </SheetAnswer>
      {scores !== null && (
        <Flex component="ul" wrap="wrap" rowGap={2} columnGap={16} my={6} c="dimmed" fz="sm">
          {criteria.map(({ name, max }, index) => (
            <li key={name}>
              <RichText
                inline
                size="inherit"
                text={texts.criterion(nameIn(name), pointsText(scores[index] ?? 0), pointsText(max))}
              />
            </li>
          ))}
        </Flex>
      )}
    </>
  )
}
