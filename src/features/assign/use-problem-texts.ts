import { errorTexts } from '#api/contract/error-texts.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { assignFields, type AssignField, type FormProblem } from './assign-form.ts'
import { assignTexts } from './assign.texts.ts'

/** The problems of a form in words; where the service would say the same, in its words. */
export function useProblemTexts(
  problems: Partial<Record<AssignField, FormProblem>>,
): Partial<Record<AssignField, string>> {
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const missing: Partial<Record<AssignField, string>> = {
    testName: texts.nameMissing,
    beginTime: texts.beginMissing,
    endTime: texts.endMissing,
  }
  const inWords: Partial<Record<AssignField, string>> = {}
  for (const field of assignFields) {
    const problem = problems[field]
    if (problem === undefined) continue
    inWords[field] = problem === 'missing' ? (missing[field] ?? '') : errorTexts[problem][language]
  }
  return inWords
}
