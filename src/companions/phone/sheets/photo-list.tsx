import { Stack, Text } from '@mantine/core'
import type { PhonePhoto } from '#api/contract/groups/phone-sheets.ts'
import { pageFaults } from '#domain/scan/page-problems.ts'
import { problemTexts, problemWhyTexts } from '#parts/scan-upload/problem.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { sheetsTexts } from './sheets.texts.ts'

/** What became of each photo, and what to do about those with a problem. */
export function PhotoList({ photos }: { readonly photos: readonly PhonePhoto[] }) {
  const texts = useTexts(sheetsTexts)
  if (photos.length === 0) return null
  return (
    <section aria-label={texts.photos}>
      <Text component="h2" fz="md" fw="bold">
        {texts.photos}
      </Text>
      <Stack component="ol" gap={10} mt={8} p={0} style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
        {photos.map((photo) => (
          <li key={photo.scanPageId}>
            <Text component="span" fw="bold">
              {texts.photo(photo.number)}
            </Text>{' '}
            <Outcome {...photo} />
          </li>
        ))}
      </Stack>
    </section>
  )
}

function Outcome({ state, problem, sheetPage, realname }: PhonePhoto) {
  const texts = useTexts(sheetsTexts)
  const [names, whys] = [useTexts(problemTexts), useTexts(problemWhyTexts)]
  if (problem !== null) {
    const isForComputer = pageFaults.some((fault) => fault === problem)
    return (
      <Text component="span" c="var(--need)">
        <b>{names[problem]}</b> {whys[problem]}
        {isForComputer && texts.decideOnComputer}
      </Text>
    )
  }
  return (
    <Text component="span" c="var(--ink-2)">
      {state === 'waiting' ? texts.waiting : texts.photoRead(realname ?? '', sheetPage ?? 1)}
    </Text>
  )
}
