import { dateText } from '#domain/time/dates.ts'
import type { AssignPaperOutput } from '#machines/assign-paper/assign-paper.types.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { AssignForm } from './assign-form.ts'
import { studentsOf } from './assign-paper.types.ts'
import { assignTexts } from './assign.texts.ts'
import { instantOf } from '#parts/end-picker/school-clock.ts'
import type { FittedForm } from './use-fitted-form.ts'
import { useTurns } from './use-turns.ts'

/** The outcome of assigning in words: whether students have it, and from when. */
export function useOutcomeText(fitted: FittedForm, isEdited: boolean) {
  const { chosen } = fitted
  const inTurn = useTurns(fitted)
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  return (
    { published, assignedCount }: AssignPaperOutput,
    { assignmentName, begin, beginAt }: AssignForm,
    now: number,
  ): string => {
    const isOne = chosen.length === 1
    const name = assignmentName.trim()
    if (!published && isEdited) return texts.saved
    if (!published) return isOne ? texts.kept : texts.keptInSeveral(name, chosen.length)
    const count = assignedCount ?? studentsOf(chosen)
    const whom = isOne
      ? texts.publishedToOne(chosen[0]?.courseName ?? '', count)
      : texts.publishedToSeveral(name, chosen.length, count)
    const beginsAt = begin === 'later' && beginAt !== null ? instantOf(beginAt) : now
    if (beginsAt > now) {
      const later = texts.openLater(whom, dateText(beginsAt, { now, language }))
      return inTurn?.(later) ?? later
    }
    return inTurn?.(texts.openFromNow(whom)) ?? texts.openNow(whom)
  }
}
