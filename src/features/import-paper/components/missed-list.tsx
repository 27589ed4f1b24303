import type { NotUnderstood } from '#domain/import/imported-paper.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { positionTexts, reasonTexts } from '../import-words.texts.ts'
import css from './review.module.css'

/** Parts of a file that belong to no question, each with its position and the reason. */
export function MissedList({ parts }: { readonly parts: readonly NotUnderstood[] }) {
  const positions = useTexts(positionTexts)
  const reasons = useTexts(reasonTexts)
  return (
    <ul className={css['missed']}>
      {parts.map(({ place: position, reason, text }, index) => (
        // Their order in the file is their only identity.
        <li key={index}>
          <span className={css['position']}>{positions[position.kind](position.no, position.sheet)}</span>
          <span>{reasons[reason]}</span>
          {text !== '' && <span className={css['missedText']}>{text}</span>}
        </li>
      ))}
    </ul>
  )
}
