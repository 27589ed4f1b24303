import { causes } from './causes.ts'
import { criteriaAndSections } from './criteria.ts'
import { englishPoints } from './english-points.ts'
import { mathsPoints } from './maths-points.ts'

/** English names of what comes with the product, by its Chinese name; what a teacher typed is not among them. */
export const contentNames: ReadonlyMap<string, string> = new Map(
  [englishPoints, mathsPoints, criteriaAndSections, causes].flatMap((names) => Object.entries(names)),
)
