import { errorTexts } from '#api/contract/error-texts.ts'
import { assignmentLimits } from '#domain/assignments/limits.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { assignFields, type AssignField, type FormProblem } from './assign-form.ts'
import { assignTexts } from './assign.texts.ts'
import { turnsTexts } from './turns.texts.ts'

/** A form's problems in words; the service's own wording where it has the same check. */
export function useProblemTexts(
  problems: Partial<Record<AssignField, FormProblem>>,
): Partial<Record<AssignField, string>> {
  const texts = useTexts(assignTexts)
  const turns = useTexts(turnsTexts)
  const { language } = useLanguage()
  const missing: Partial<Record<AssignField, string>> = {
    assignmentName: texts.nameMissing,
    courseIds: texts.classMissing,
    beginTime: texts.beginMissing,
    endTime: texts.endMissing,
  }
  const wordsOf = (problem: FormProblem, field: AssignField): string => {
    const rangeText = field === 'minutesApart' ? turns.outOfRange : texts.durationRange
    switch (problem) {
      case 'missing':
        return missing[field] ?? ''
      case 'tooLong':
        return texts.nameTooLong(assignmentLimits.nameLength)
      case 'tooMany':
        return texts.tooManyClasses(assignmentLimits.classes)
      case 'outOfRange':
        return rangeText(assignmentLimits.shortest, assignmentLimits.longest)
      default:
        return errorTexts[problem][language]
    }
  }
  const inWords: Partial<Record<AssignField, string>> = {}
  for (const field of assignFields) {
    const problem = problems[field]
    if (problem === undefined) continue
    inWords[field] = wordsOf(problem, field)
  }
  return inWords
}
