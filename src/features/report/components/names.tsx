import { useTexts } from '#ui/language/language-context.tsx'
import type { GivenAnswer } from '../answer-groups.ts'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { useNameOf } from '../student-names.ts'
import css from './details.module.css'

interface NamesProps {
  readonly answers: readonly GivenAnswer[]
  readonly onStudent: (uid: number) => void
}

/** The students who gave an answer; a name opens that student's submission. */
export function Names({ answers, onStudent }: NamesProps) {
  const texts = useTexts(reportDetailsTexts)
  const nameOf = useNameOf()
  return (
    <ul className={css['names']}>
      {answers.map(({ uid }) => (
        <li key={uid}>
          <button type="button" title={texts.openStudent(nameOf(uid))} onClick={() => onStudent(uid)}>
            {nameOf(uid)}
          </button>
        </li>
      ))}
    </ul>
  )
}
