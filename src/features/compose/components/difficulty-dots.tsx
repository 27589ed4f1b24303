import type { Difficulty } from '#domain/paper/blueprint.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { composeTexts } from '../compose.texts.ts'
import css from './question.module.css'

const dots = [1, 2, 3] as const

/** The word for a difficulty. */
export function useDifficultyWord(): (difficulty: number) => string {
  const { easy, medium, hard } = useTexts(composeTexts)
  return (difficulty) => [easy, medium, hard][difficulty - 1] ?? ''
}

/** One to three dots, always with the word. */
export function DifficultyDots({ difficulty }: { readonly difficulty: Difficulty }) {
  const texts = useTexts(composeTexts)
  const word = useDifficultyWord()(difficulty)
  return (
    <span className={css['dots']} role="img" aria-label={texts.difficultyIs(word)}>
      {dots.map((dot) => (
        <i key={dot} className={classNames(dot <= difficulty && css['full'])} />
      ))}
      <span>{word}</span>
    </span>
  )
}
