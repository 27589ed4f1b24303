import { NothingLeft } from '#parts/wrong-filters/nothing-left.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { studentBookTexts } from '../student-book.texts.ts'
import type { StudentBookView } from '../use-student-book.ts'
import type { StudentBook } from '../wrong-note.types.ts'
import { EntryGroups } from './entry-groups.tsx'
import { EntryList } from './entry-list.tsx'

export interface ShownBook {
  readonly book: StudentBook
  readonly view: StudentBookView
  readonly studentId: number
  readonly courseId: number
  /** Whether it is a part of the book. */
  readonly isPart: boolean
}

/** What is still to master, and what is mastered: in a whole book that is folded, unless there is nothing else. */
export function StudentEntries(shown: ShownBook) {
  const texts = useTexts(studentBookTexts)
  const { open, mastered } = byMastery(shown.book)
  const showsOpen = open.length > 0 || !(shown.view.filtering.isFiltered || shown.isPart)
  if (shown.book.entries.length === 0) return <NoEntries {...shown} />
  return (
    <>
      {showsOpen &&
        (shown.view.view === 'latest' || shown.isPart ? (
          <EntryList title={texts.open} entries={open} {...shown} />
        ) : (
          <EntryGroups entries={open} groupBy={shown.view.view} {...shown} />
        ))}
      {mastered.length > 0 && (
        <EntryList title={texts.mastered} entries={mastered} {...shown} isFolded={showsOpen && !shown.isPart} />
      )}
    </>
  )
}

export const byMastery = ({ entries }: StudentBook) => ({
  open: entries.filter(({ isMastered }) => !isMastered),
  mastered: entries.filter(({ isMastered }) => isMastered),
})

function NoEntries({ book: { total, choices }, view: { filtering } }: ShownBook) {
  const texts = useTexts(studentBookTexts)
  return (
    <Surface label={texts.open}>
      {filtering.isFiltered && total > 0 ? (
        <NothingLeft choices={choices} total={total} filtering={filtering} />
      ) : (
        <EmptyState title={texts.none} why={texts.noneWhy} />
      )}
    </Surface>
  )
}
