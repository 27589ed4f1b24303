import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { wrongNoteTexts } from '../wrong-note.texts.ts'

const labels = {
  latest: 'latestFirst',
  knowledge: 'byKnowledge',
  type: 'byType',
  cause: 'byCause',
  assignment: 'byAssignment',
  student: 'byStudent',
} as const

export interface ViewChoiceProps<View extends keyof typeof labels> {
  readonly views: readonly View[]
  readonly view: View
  readonly onChange: (view: View) => void
}

/** Chooses how the questions of a book are grouped. */
export function ViewChoice<View extends keyof typeof labels>({ views, view, onChange }: ViewChoiceProps<View>) {
  const texts = useTexts(wrongNoteTexts)
  return (
    <Segments<View>
      label={texts.views}
      value={view}
      segments={views.map((value) => ({ value, label: texts[labels[value]] }))}
      onChange={onChange}
    />
  )
}
