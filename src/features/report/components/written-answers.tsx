import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { pointsText } from '#domain/values/score.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { byScore, type GivenAnswer } from '../answer-groups.ts'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import { rightAnswers } from '#domain/questions/right-answers.ts'
import { Crops } from './crops.tsx'
import { StudentName } from './student-name.tsx'
import css from './details.module.css'

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
      <ul className={css['scores']}>
        {byScore(answers).map(({ uid, score }) => (
          <li key={uid}>
            <StudentName uid={uid} onStudent={onStudent} />
            <span className={css[score === null ? 'waiting' : 'score']}>
              {score === null ? texts.noScore : texts.scoreOf(pointsText(score), pointsText(item.score))}
            </span>
          </li>
        ))}
      </ul>
      <Crops answers={byScore(answers)} onStudent={onStudent} />
      {model !== '' && (
        <details className={css['passage']}>
          <summary>{texts.model}</summary>
          <RichText text={model} lang={languageOfText(model)} size="inherit" />
        </details>
      )}
    </>
  )
}
