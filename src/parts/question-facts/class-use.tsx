import { dateText } from '#domain/time/dates.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { questionFactsTexts } from './question-facts.texts.ts'

export interface ClassUseProps {
  readonly question: {
    /** When the class last had it; null if never. */
    readonly usedAt: string | null
  }
  /** Milliseconds since 1970. */
  readonly readAt: number
}

/** Whether the class has had a question, and when. */
export function ClassUse({ question: { usedAt }, readAt }: ClassUseProps) {
  const texts = useTexts(questionFactsTexts)
  const { language } = useLanguage()
  return (
    <span>
      {usedAt === null ? texts.neverUsed : texts.usedAt(dateText(Date.parse(usedAt), { now: readAt, language }))}
    </span>
  )
}
