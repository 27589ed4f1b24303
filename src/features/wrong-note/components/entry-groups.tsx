import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { entryGroups } from '../entry-groups.ts'
import { studentBookTexts } from '../student-book.texts.ts'
import type { Grouping } from '../use-wrong-book.ts'
import { EntryList, type EntryListProps, shownFirst } from './entry-list.tsx'

export interface EntryGroupsProps extends Omit<EntryListProps, 'title' | 'isFolded'> {
  readonly groupBy: Grouping
}

/** What a student has to master, in groups; once enough is shown, the other groups are folded to their heads. */
export function EntryGroups({ entries, groupBy, ...rest }: EntryGroupsProps) {
  const texts = useTexts(studentBookTexts)
  const nameIn = useContentName()
  const groups = entryGroups(entries, rest.book, groupBy)
  if (groups.length === 0) return <EntryList title={texts.open} entries={noEntries} {...rest} />
  return groups.map(({ group, name, entries: own, before }) => (
    <EntryList
      key={`${groupBy} ${group}`}
      title={name === '' ? texts.noCause : nameIn(name)}
      entries={own}
      {...rest}
      isFolded={before >= shownFirst}
    />
  ))
}

const noEntries: readonly BookEntry[] = []
