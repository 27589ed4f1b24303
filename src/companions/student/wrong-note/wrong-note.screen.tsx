import { Box, Text } from '@mantine/core'
import { ownWrongNote, type OwnEntry } from '#api/contract/areas/own-wrong-note.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { Page } from '../page/page.tsx'
import { WrongCard } from './wrong-card.tsx'
import css from '../page/page.module.css'
import { ownWrongNoteTexts } from './wrong-note.texts.ts'

/** A student's own wrong questions by knowledge point, to be retried; mastered ones are folded away. */
export function WrongNoteScreen() {
  const texts = useTexts(ownWrongNoteTexts)
  const query = useEndpoint(ownWrongNote.list, {})
  const entries = query.data?.entries
  const open = entries?.filter(({ isMastered }) => !isMastered).length ?? 0
  return (
    <Page head={<AssignmentHead title={texts.title} note={entries && texts.state(open, entries.length - open)} />}>
      <WhenFetched of={fetchedPart(query, (data) => data.entries)} skeletonRows={4} rowHeight="calc(112 * var(--u))">
        {(found) => <Entries entries={found} />}
      </WhenFetched>
    </Page>
  )
}

interface EntriesProps {
  readonly entries: readonly OwnEntry[]
}

function Entries({ entries }: EntriesProps) {
  const texts = useTexts(ownWrongNoteTexts)
  const nameIn = useContentName()
  if (entries.length === 0) return <EmptyState title={texts.none} why={texts.noneWhy} />
  const open = entries.filter(({ isMastered }) => !isMastered)
  const mastered = entries.filter(({ isMastered }) => isMastered)
  const points = [...groupedBy(open, ({ knowledgeId }) => knowledgeId).values()]
  return (
    <>
      <Text c="dimmed" fz="sm" px={4} pb={12}>
        {texts.rule}
      </Text>
      {open.length === 0 && <Text p={4}>{texts.allMastered}</Text>}
      {points.map((own) => (
        <Box key={own[0]?.knowledgeId} component="section" mb={20}>
          <Box component="h2" pb={8} px={4} fz="calc(15 * var(--u))">
            {nameIn(own[0]?.knowledge ?? '')}{' '}
            <Text span c="dimmed" fz="sm" fw={400}>
              {texts.count(own.length)}
            </Text>
          </Box>
          <Cards entries={own} />
        </Box>
      ))}
      {mastered.length > 0 && (
        <details className={css['mastered']}>
          <summary>
            {texts.mastered} {texts.count(mastered.length)}
          </summary>
          <Cards entries={mastered} />
        </details>
      )}
    </>
  )
}

const Cards = ({ entries }: EntriesProps) => (
  <Surface>
    <ul>
      {entries.map((entry) => (
        <WrongCard key={entry.item.itemId} entry={entry} />
      ))}
    </ul>
  </Surface>
)
