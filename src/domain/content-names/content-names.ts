import type { Language } from '../portal/language.ts'
import { causes } from './causes.ts'
import { criteriaAndSections } from './criteria.ts'
import { englishPoints } from './english-points.ts'
import { juniorMathsCriteria } from './junior-maths-criteria.ts'
import { mathsPoints } from './maths-points.ts'
import { unsortedPoint } from './unsorted-point.ts'

/** English names of built-in content, by Chinese name; nothing a teacher typed is among them. */
export const contentNames: ReadonlyMap<string, string> = new Map(
  [
    englishPoints,
    mathsPoints,
    criteriaAndSections,
    juniorMathsCriteria,
    causes,
    { [unsortedPoint]: 'Unsorted' },
  ].flatMap((names) => Object.entries(names)),
)

/** How built-in content is named in a language; what a teacher typed stays as typed. */
export const contentNamesIn =
  (language: Language) =>
  (name: string): string =>
    language === 'en' ? (contentNames.get(name) ?? name) : name
