import { Flex, Text } from '@mantine/core'
import { difficultyInForce, type Measurable } from '#domain/bank/measured-difficulty.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './question-facts.module.css'
import { questionFactsTexts } from './question-facts.texts.ts'

const dots = [1, 2, 3] as const

/** The word for a difficulty. */
export function useDifficultyWord(): (difficulty: number) => string {
  const { easy, medium, hard } = useTexts(questionFactsTexts)
  return (difficulty) => [easy, medium, hard][difficulty - 1] ?? ''
}

interface DifficultyDotsProps {
  readonly question: Measurable
  /** Only screen readers and tooltips have the words, where space is short. */
  readonly hidesWord?: boolean
}

/** One to three dots for the difficulty in force, usually with the word, and whether it was declared or measured. */
export function DifficultyDots({ question, hidesWord = false }: DifficultyDotsProps) {
  const texts = useTexts(questionFactsTexts)
  const difficulty = difficultyInForce(question)
  const word = useDifficultyWord()(difficulty)
  const origin = question.measured ? texts.measured(question.measured.answers) : texts.declared
  const words = texts.difficultyIs(word, origin)
  return (
    <Flex
      component="span"
      flex="none"
      align="center"
      gap={3}
      className="one-line"
      role="img"
      aria-label={words}
      title={hidesWord ? words : undefined}
    >
      {dots.map((dot) => (
        <i key={dot} className={classNames(css['dot'], dot <= difficulty && css['full'])} />
      ))}
      {!hidesWord && (
        <>
          <Text span ml={3}>
            {word}
          </Text>
          <Text span ml={3} c="var(--ink-3)">
            {origin}
          </Text>
        </>
      )}
    </Flex>
  )
}
