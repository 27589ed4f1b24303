import type { PaperQuestion } from '#domain/paper/paper.ts'
import { unfinishedIn } from '#domain/paper/unfinished.ts'
import { lacksText } from '#domain/paper/unfinished-message.ts'
import { useLanguage } from '#ui/language/language-context.tsx'

/** Says everything that a question still lacks, item by item; empty for a complete one. */
export function useLacks(subjectId: number): (question: PaperQuestion) => string {
  const { language } = useLanguage()
  return (question) =>
    lacksText({ itemCount: question.items.length, lacks: unfinishedIn(subjectId, question) }, language)
}
