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

interface DifficultyDotsProps {
  readonly difficulty: Difficulty
  /** Only screen readers and tooltips have the word, where space is short. */
  readonly hidesWord?: boolean
}

/** One to three dots, usually with the word. */
export function DifficultyDots({ difficulty, hidesWord = false }: DifficultyDotsProps) {
  const texts = useTexts(composeTexts)
  const word = useDifficultyWord()(difficulty)
  return (
    <span className={css['dots']} role="img" aria-label={texts.difficultyIs(word)} title={hidesWord ? word : undefined}>
      {dots.map((dot) => (
        <i key={dot} className={classNames(dot <= difficulty && css['full'])} />
      ))}
      {!hidesWord && <span>{word}</span>}
    </span>
  )
}
