import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { entryGroups } from '../entry-groups.ts'
import { studentBookTexts } from '../student-book.texts.ts'
import type { Grouping } from '../use-wrong-book.ts'
import { EntryList, type EntryListProps } from './entry-list.tsx'

export interface EntryGroupsProps extends Omit<EntryListProps, 'title' | 'isFolded'> {
  readonly groupBy: Grouping
}

/** Groups shown open; the others are folded to their heads. */
const openGroups = 3

/** The open questions of a student in groups. */
export function EntryGroups({ entries, groupBy, ...rest }: EntryGroupsProps) {
  const texts = useTexts(studentBookTexts)
  const nameIn = useContentName()
  const groups = entryGroups(entries, rest.book, groupBy)
  if (groups.length === 0) return <EntryList title={texts.open} entries={noEntries} {...rest} />
  return groups.map(({ group, name, entries: own }, index) => (
    <EntryList
      key={`${groupBy} ${group}`}
      title={name === '' ? texts.noCause : nameIn(name)}
      entries={own}
      {...rest}
      isFolded={index >= openGroups}
    />
  ))
}

const noEntries: readonly BookEntry[] = []
