import type { Choice } from '#domain/questions/question.ts'

const letters: readonly Choice[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

/** Letters of options together, such as AC, as those that are printed for the same options; in order. */
export const otherLetters = (together: string, letterOf: (letter: Choice) => Choice): string =>
  letters
    .filter((letter) => together.includes(letter))
    .map(letterOf)
    .toSorted()
    .join('')
