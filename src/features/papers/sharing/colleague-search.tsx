import { Button, Stack } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { type FoundTeacher, paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Colleague, Colleagues } from './colleagues.tsx'
import { sharePaperTexts } from './share-paper.texts.ts'
import type { Holder, SharePaper } from './use-share-paper.ts'

export interface ColleagueSearchProps {
  readonly ownUid: number
  readonly holders: readonly Holder[]
  readonly sharing: SharePaper
}

/** Length limit of the search, in characters. */
const longest = 60

/** Finds colleagues of the school by name (specification §5 Paper share). */
export function ColleagueSearch({ ownUid, holders, sharing }: ColleagueSearchProps) {
  const texts = useTexts(sharePaperTexts)
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const { data, error, refetch } = useEndpoint(paperSharing.teachers, { name }, { enabled: name !== '' })
  const found = name === '' ? undefined : data?.list
  return (
    <Stack gap={8}>
      <SearchField label={texts.search} value={typed} onChange={setTyped} maxLength={longest} />
      <div role="status">{found?.length === 0 && <Hint>{texts.nobody}</Hint>}</div>
      {name !== '' && error !== null && <FailedState why={messageOf(error)} onRetry={() => void refetch()} />}
      {found !== undefined && found.length > 0 && (
        <Colleagues label={texts.found}>
          {found.map((person) => (
            <Colleague key={person.uid} person={person}>
              <ChooseAct person={person} ownUid={ownUid} holders={holders} sharing={sharing} />
            </Colleague>
          ))}
        </Colleagues>
      )}
    </Stack>
  )
}

/** A button that selects somebody, or the reason they cannot be selected. */
function ChooseAct({ person, ownUid, holders, sharing }: ColleagueSearchProps & { readonly person: FoundTeacher }) {
  const texts = useTexts(sharePaperTexts)
  const hindrance =
    person.uid === ownUid ? texts.self : holders.some(({ uid }) => uid === person.uid) ? texts.hasItAlready : null
  if (hindrance !== null) return <Hint span>{hindrance}</Hint>
  const isChosen = sharing.chosen.some(({ uid }) => uid === person.uid)
  return (
    <Button
      size="xs"
      aria-label={texts.chooseNamed(person.realname)}
      aria-pressed={isChosen}
      onClick={() => sharing.toggle(person)}
    >
      {isChosen ? texts.isChosen : texts.choose}
    </Button>
  )
}
