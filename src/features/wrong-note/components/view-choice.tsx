import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import type { View, WrongBook } from '../use-wrong-book.ts'
import { wrongNoteTexts } from '../wrong-note.texts.ts'

/** Chooses how the questions are grouped. */
export function ViewChoice({ book }: { readonly book: WrongBook }) {
  const texts = useTexts(wrongNoteTexts)
  return (
    <Segments<View>
      label={texts.views}
      value={book.view}
      segments={[
        { value: 'knowledge', label: texts.byKnowledge },
        { value: 'type', label: texts.byType },
        { value: 'cause', label: texts.byCause },
        { value: 'assignment', label: texts.byAssignment },
        { value: 'student', label: texts.byStudent },
      ]}
      onChange={book.chooseView}
    />
  )
}
