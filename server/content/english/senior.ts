import type { SeedQuestion } from '../types.ts'
import { choicesB1SportsToLanguages } from './senior/choices-b1-sports-to-languages.ts'
import { choicesB1WelcomeToTravel } from './senior/choices-b1-welcome-to-travel.ts'
import { choicesB2 } from './senior/choices-b2.ts'
import { choicesB3X1 } from './senior/choices-b3-x1.ts'
import { clozesB1 } from './senior/clozes-b1.ts'
import { clozesLater } from './senior/clozes-later.ts'
import { grammarFillsB1 } from './senior/grammar-fills-b1.ts'
import { grammarFillsLater } from './senior/grammar-fills-later.ts'
import { readingsB1SchoolLife } from './senior/readings-b1-school-life.ts'
import { readingsB1SportsToLanguages } from './senior/readings-b1-sports-to-languages.ts'
import { readingsB2 } from './senior/readings-b2.ts'
import { readingsB3X1 } from './senior/readings-b3-x1.ts'
import { sentences } from './senior/sentences.ts'
import { wordsB1SportsToLanguages } from './senior/words-b1-sports-to-languages.ts'
import { wordsB1WelcomeToTravel } from './senior/words-b1-welcome-to-travel.ts'
import { wordsLater } from './senior/words-later.ts'
import { writingsB1 } from './senior/writings-b1.ts'
import { writingsB1Stories } from './senior/writings-b1-stories.ts'
import { writingsLater } from './senior/writings-later.ts'

/** The initial question bank of senior English (subject 303). */
export const seniorEnglish: readonly SeedQuestion[] = [
  ...choicesB1WelcomeToTravel,
  ...choicesB1SportsToLanguages,
  ...choicesB2,
  ...choicesB3X1,
  ...readingsB1SchoolLife,
  ...readingsB1SportsToLanguages,
  ...readingsB2,
  ...readingsB3X1,
  ...clozesB1,
  ...clozesLater,
  ...grammarFillsB1,
  ...grammarFillsLater,
  ...wordsB1WelcomeToTravel,
  ...wordsB1SportsToLanguages,
  ...wordsLater,
  ...sentences,
  ...writingsB1,
  ...writingsB1Stories,
  ...writingsLater,
]
