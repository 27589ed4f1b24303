import type { Crop } from '#api/contract/schemas/scans.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { keyRuleText } from '#domain/marking/multiple-rule.texts.ts'
import type { Shape } from '#domain/marking/annotation.ts'
import { pointsText } from '#domain/values/score.ts'
import { rightAnswers } from '#domain/questions/right-answers.ts'
import { AnswerOptions } from '#parts/answer-options/answer-options.tsx'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { choicesOf } from '#parts/answering/choices-of.ts'
import { langOf } from '#parts/answering/sheet-items.ts'
import { Outcome, QuestionCard } from '../../page/question-card.tsx'
import { isOnSheet } from '../own-marks.ts'
import type { ResultItem } from '../result-items.ts'
import { resultTexts } from '../result.texts.ts'
import { AnswerPart, Part } from './answer-part.tsx'
import { CriteriaPart } from './criteria-part.tsx'
import { DrawnAnswer } from './drawn-answer.tsx'

export interface ResultCardProps {
  readonly result: ResultItem
  /** Where the answer stands on the sheet. */
  readonly crop: Crop
  /** What the teacher drew over the answer. */
  readonly shapes: readonly Shape[]
}

/** One item: the question, the student's answer, the right one, why, and the teacher's comment. */
export function ResultCard({ result, crop, shapes }: ResultCardProps) {
  const texts = useTexts(resultTexts)
  const { placed, answer } = result
  const { item, family } = placed
  return (
    <QuestionCard
      title={texts.item(item.no)}
      outcome={<Judgement result={result} />}
      placed={placed}
      passageTitle={texts.passage}
    >
      <Answers result={result} crop={crop} />
      {shapes.length > 0 && answer !== null && !isOnSheet(answer) && (
        <DrawnAnswer text={answer.value} isMaths={family === 'maths'} shapes={shapes} />
      )}
      {item.key.kind === 'written' && <CriteriaPart criteria={item.key.criteria} scores={answer?.criteria ?? null} />}
      {answer !== null && answer.comment !== '' && <Part title={texts.comment}>{answer.comment}</Part>}
      {item.analysis !== '' && (
        <Part title={texts.analysis}>
          <RichText text={item.analysis} lang={langOf(item.analysis, family)} size="inherit" />
        </Part>
      )}
    </QuestionCard>
  )
}

type OfResult = Pick<ResultCardProps, 'result'>

function Judgement({ result: { answer, isRight, placed } }: OfResult) {
  const texts = useTexts(resultTexts)
  const score = answer?.score ?? null
  if (score === null) return <Outcome kind="open">{texts.unmarked}</Outcome>
  return (
    <Outcome kind={isRight ? 'right' : 'wrong'}>
      <Icon name={isRight ? 'check' : 'close'} small label={isRight ? texts.fullMark : texts.lostMark} />
      {texts.points(pointsText(score), pointsText(placed.item.score))}
    </Outcome>
  )
}

function Answers({ result: { placed, answer, isRight }, crop }: Omit<ResultCardProps, 'shapes'>) {
  const texts = useTexts(resultTexts)
  const { item, family } = placed
  const { key } = item
  const value = answer?.value ?? ''
  const rule = keyRuleText(key, item.score, useLanguage().language)
  switch (key.kind) {
    case 'single':
    case 'multiple':
      return (
        <>
          <AnswerOptions
            label={texts.item(item.no)}
            options={item.options}
            chosen={choicesOf(value, item.options)}
            multiple={key.kind === 'multiple'}
            lang={langOf(item.options.map(({ text }) => text).join(''), family)}
            right={key.kind === 'single' ? [key.choice] : key.choices}
          />
          {rule !== null && <Part title={texts.rule}>{rule}</Part>}
          {!hasAnswer(value) && <Part title={texts.yours}>{texts.notAnswered}</Part>}
        </>
      )
    case 'written':
      return (
        <>
          <AnswerPart title={texts.yours} text={value} family={family} crop={crop} />
          {key.model !== '' && <AnswerPart title={texts.model} text={key.model} family={family} rich />}
        </>
      )
    case 'number':
    case 'blank':
      return (
        <>
          <AnswerPart title={texts.yours} text={value} family={family} crop={crop} wrong={!isRight} />
          <AnswerPart title={texts.correct} text={rightAnswers(key).join(` ${texts.or} `)} family={family} rich />
        </>
      )
  }
}
