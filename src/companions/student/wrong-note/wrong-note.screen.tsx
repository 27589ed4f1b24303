import { Box, Flex, Text } from '@mantine/core'
import type { OwnEntry, ownWrongNote } from '#api/contract/groups/own-wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { NothingLeft } from '#parts/wrong-filters/nothing-left.tsx'
import type { StudentFiltering } from '#parts/wrong-filters/student-filtering.ts'
import { StudentFilters } from '#parts/wrong-filters/student-filters.tsx'
import { wrongFiltersTexts } from '#parts/wrong-filters/wrong-filters.texts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { Page } from '../page/page.tsx'
import { useOwnBook } from './use-own-book.ts'
import { WrongCard } from './wrong-card.tsx'
import css from '../page/page.module.css'
import { ownWrongNoteTexts } from './wrong-note.texts.ts'

/** A student's own wrong questions by knowledge point, to be retried; mastered ones are folded away. */
export function WrongNoteScreen() {
  const texts = useTexts(ownWrongNoteTexts)
  const { query, filtering } = useOwnBook()
  return (
    <Page head={<AssignmentHead title={texts.title} note={useNote(query.data, filtering)} />}>
      <WhenFetched of={fetchedOf(query)} skeletonRows={4} rowHeight="calc(112 * var(--u))">
        {(book) => <Book book={book} filtering={filtering} />}
      </WhenFetched>
    </Page>
  )
}

type OwnBook = OutputOf<typeof ownWrongNote.list>

/** How much is to master, or how much the filters leave. */
function useNote(book: OwnBook | undefined, { isFiltered }: StudentFiltering): string | undefined {
  const texts = useTexts(ownWrongNoteTexts)
  if (book === undefined) return undefined
  const { entries, total } = book
  if (total === 0) return undefined
  if (isFiltered) return texts.filteredState(entries.length, total)
  const open = entries.filter(({ isMastered }) => !isMastered).length
  return texts.state(open, entries.length - open)
}

interface BookProps {
  readonly book: OwnBook
  readonly filtering: StudentFiltering
}

function Book({ book: { entries, total, choices }, filtering }: BookProps) {
  const texts = useTexts(ownWrongNoteTexts)
  const { filter } = useTexts(wrongFiltersTexts)
  if (total === 0) return <EmptyState title={texts.none} why={texts.noneWhy} />
  return (
    <>
      <Hint px={4} pb={12}>
        {texts.rule}
      </Hint>
      <Flex className={css['filters']} wrap="wrap" gap={8} pb={16} role="group" aria-label={filter}>
        <StudentFilters choices={choices} filtering={filtering} />
      </Flex>
      {entries.length === 0 ? (
        <NothingLeft choices={choices} total={total} filtering={filtering} />
      ) : (
        <Entries entries={entries} isFiltered={filtering.isFiltered} />
      )}
    </>
  )
}

interface EntriesProps extends CardsProps {
  readonly isFiltered: boolean
}

function Entries({ entries, isFiltered }: EntriesProps) {
  const texts = useTexts(ownWrongNoteTexts)
  const nameIn = useContentName()
  const open = entries.filter(({ isMastered }) => !isMastered)
  const mastered = entries.filter(({ isMastered }) => isMastered)
  const points = [...groupedBy(open, ({ knowledgeId }) => knowledgeId).values()]
  return (
    <>
      {open.length === 0 && !isFiltered && <Text p={4}>{texts.allMastered}</Text>}
      {points.map((own) => (
        <Box key={own[0]?.knowledgeId} component="section" mb={20}>
          <Box component="h2" pb={8} px={4} fz="calc(15 * var(--u))">
            {nameIn(own[0]?.knowledge ?? '')}{' '}
            <Hint span fw={400}>
              {texts.count(own.length)}
            </Hint>
          </Box>
          <Cards entries={own} />
        </Box>
      ))}
      {mastered.length > 0 && (
        <details open={open.length === 0 && isFiltered}>
          <Box component="summary" py={10} px={4} mih={44} style={{ cursor: 'pointer' }}>
            {texts.mastered(mastered.length)}
          </Box>
          <Cards entries={mastered} />
        </details>
      )}
    </>
  )
}

interface CardsProps {
  readonly entries: readonly OwnEntry[]
}

const Cards = ({ entries }: CardsProps) => (
  <Surface>
    <ul>
      {entries.map((entry) => (
        <WrongCard key={entry.item.itemId} entry={entry} />
      ))}
    </ul>
  </Surface>
)
