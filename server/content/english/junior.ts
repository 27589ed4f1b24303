import type { SeedQuestion } from '../types.ts'
import { grade7AChoicesPart1 } from './junior/7a-choices-1.ts'
import { grade7AChoicesPart2 } from './junior/7a-choices-2.ts'
import { grade7AChoicesPart3 } from './junior/7a-choices-3.ts'
import { starterChoices } from './junior/7a-choices-starter.ts'
import { grade7ACloze } from './junior/7a-cloze.ts'
import { grade7AGrammarFills } from './junior/7a-grammar-fill.ts'
import { grade7AReadingsPart1 } from './junior/7a-readings-1.ts'
import { grade7AReadingsPart2 } from './junior/7a-readings-2.ts'
import { grade7ASentences } from './junior/7a-sentences.ts'
import { grade7AWords } from './junior/7a-words.ts'
import { grade7AWritings } from './junior/7a-writings.ts'
import { grade7BChoices } from './junior/7b-choices.ts'
import { grade7BPassages } from './junior/7b-passages.ts'
import { grade7BDictations, grade7BWritings } from './junior/7b-tasks.ts'
import { grade8AChoices } from './junior/8a-choices.ts'
import { grade8APassages } from './junior/8a-passages.ts'
import { grade8ADictations, grade8AWritings } from './junior/8a-tasks.ts'
import { grade8BChoices } from './junior/8b-choices.ts'
import { grade8BPassages } from './junior/8b-passages.ts'
import { grade8BDictations, grade8BWritings } from './junior/8b-tasks.ts'
import { grade9Choices } from './junior/9-choices.ts'
import { grade9GrammarFills } from './junior/9-grammar-fill.ts'
import { grade9Passages } from './junior/9-passages.ts'
import { grade9Dictations, grade9Writings } from './junior/9-tasks.ts'

const grade7A: readonly SeedQuestion[] = [
  ...starterChoices,
  ...grade7AChoicesPart1,
  ...grade7AChoicesPart2,
  ...grade7AChoicesPart3,
  ...grade7AReadingsPart1,
  ...grade7AReadingsPart2,
  ...grade7ACloze,
  ...grade7AGrammarFills,
  ...grade7AWords,
  ...grade7ASentences,
  ...grade7AWritings,
]

/** Junior English questions, all written for this bank, by book in teaching order. */
export const juniorEnglish: readonly SeedQuestion[] = [
  ...grade7A,
  ...grade7BChoices,
  ...grade7BPassages,
  ...grade7BDictations,
  ...grade7BWritings,
  ...grade8AChoices,
  ...grade8APassages,
  ...grade8ADictations,
  ...grade8AWritings,
  ...grade8BChoices,
  ...grade8BPassages,
  ...grade8BDictations,
  ...grade8BWritings,
  ...grade9Choices,
  ...grade9Passages,
  ...grade9GrammarFills,
  ...grade9Dictations,
  ...grade9Writings,
]
