import type { NotUnderstood } from '#domain/import/imported-paper.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { placeTexts, reasonTexts } from '../import-words.texts.ts'
import css from './review.module.css'

/** Parts of a file that no question has, each with its place and what to know of it. */
export function MissedList({ parts }: { readonly parts: readonly NotUnderstood[] }) {
  const places = useTexts(placeTexts)
  const reasons = useTexts(reasonTexts)
  return (
    <ul className={css['missed']}>
      {parts.map(({ place, reason, text }, index) => (
        // They have no identity but their order in the file.
        <li key={index}>
          <span className={css['place']}>{places[place.kind](place.no)}</span>
          <span>{reasons[reason]}</span>
          {text !== '' && <span className={css['told']}>{text}</span>}
        </li>
      ))}
    </ul>
  )
}
