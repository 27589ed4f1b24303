import { juniorEnglish } from './english/junior.ts'
import { seniorEnglish } from './english/senior.ts'
import { mathsQuestions } from './maths/bank.ts'
import type { SeedQuestion } from './types.ts'

/** Every question that comes with the product. */
export const shippedQuestions = (): readonly SeedQuestion[] => [
  ...juniorEnglish(),
  ...seniorEnglish(),
  ...mathsQuestions(),
]
