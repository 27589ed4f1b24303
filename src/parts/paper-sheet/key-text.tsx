import { keyRuleText } from '#domain/marking/multiple-rule.texts.ts'
import type { AnswerKey, OpenKey } from '#domain/questions/question.ts'
import { mathsAsText } from '#domain/rich-text/maths-as-text.ts'
import { pointsText, type Tenths } from '#domain/values/score.ts'
import { useContentName } from '../content-names/use-content-name.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { sheetTexts } from './sheet.texts.ts'
import css from './sheet.module.css'
import { SheetText } from './sheet-text.tsx'

export interface KeyTextProps {
  readonly answerKey: OpenKey
  /** A label other than 答案. */
  readonly label?: string
  /** The item's full score, in tenths. */
  readonly score: Tenths
}

/** The right answer in words: letters, accepted answers, or a model answer with its criteria. */
export function KeyText({ answerKey, label, score }: KeyTextProps) {
  const texts = useTexts(sheetTexts)
  const { language } = useLanguage()
  const rule = keyRuleText(answerKey, score, language)
  switch (answerKey.kind) {
    case 'single':
    case 'multiple':
      return (
        <p>
          <b className={css['label']}>{label ?? texts.answer}</b>
          <b>{answerKey.kind === 'single' ? answerKey.choice : answerKey.choices.join('')}</b>
          {rule !== null && <span style={{ marginLeft: '1em', color: 'var(--ink-2)' }}>{rule}</span>}
        </p>
      )
    case 'blank':
    case 'number':
      return (
        <Accepted
          label={label ?? texts.answer}
          answers={answerKey.accept.map((answer) => (answerKey.kind === 'number' ? mathsAsText(answer) : answer))}
        />
      )
    case 'written':
      return <Written answerKey={answerKey} />
  }
}

interface AcceptedProps {
  readonly label: string
  readonly answers: readonly string[]
}

function Accepted({ label, answers: [first = '', ...others] }: AcceptedProps) {
  const texts = useTexts(sheetTexts)
  return (
    <p>
      <b className={css['label']}>{label}</b>
      <strong>
        <SheetText text={first} />
      </strong>
      {others.length > 0 && <span style={{ marginInline: '1.2em 0.5em' }}>{texts.alsoRight}</span>}
      {others.map((answer) => (
        <SheetText key={answer} className={css['other']} text={answer} />
      ))}
    </p>
  )
}

function Written({ answerKey: { model, criteria } }: { readonly answerKey: AnswerKey & { readonly kind: 'written' } }) {
  const texts = useTexts(sheetTexts)
  const nameIn = useContentName()
  return (
    <>
      <p>
        <b className={css['label']}>{texts.model}</b>
      </p>
      <SheetText text={model} block />
      <p>
        <b className={css['label']}>{texts.criteria}</b>
      </p>
      <ul>
        {criteria.map(({ name, hint, max }) => (
          <li key={name}>
            <span style={{ marginRight: '0.8em', color: 'var(--ink)' }}>
              <SheetText text={texts.criterion(nameIn(name), pointsText(max))} />
            </span>
            <SheetText text={hint} />
          </li>
        ))}
      </ul>
    </>
  )
}
