import { Button, Group, Stack, Text } from '@mantine/core'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { jobTexts } from '../job.texts.ts'
import { stopTexts } from '../stop.texts.ts'
import type { PageActs } from '../use-page-acts.ts'
import type { ScanInfo } from '../use-scan-job.ts'

interface ReadingStoppedProps {
  readonly info: ScanInfo
  readonly acts: PageActs
}

/** Says where reading ended for good, and what to do now. */
export function ReadingStopped({ info, acts }: ReadingStoppedProps) {
  const texts = useTexts(jobTexts)
  const stopWords = useTexts(stopTexts)
  const { what, otherwise, skip } = useStopWords(info)
  const { stop } = info.scan
  return (
    <Group role="alert" justify="space-between" wrap="nowrap" gap={16}>
      <Stack gap={4}>
        <Text fw={600} c="var(--need)">
          {what}
        </Text>
        <Text fz="sm">{stopWords.goOn}</Text>
        {otherwise !== undefined && <Hint>{otherwise}</Hint>}
      </Stack>
      <Group gap={8} style={{ flex: 'none' }}>
        {skip !== undefined && stop !== null && (
          <Button disabled={acts.isBusy} onClick={() => void acts.skip(stop)}>
            {skip}
          </Button>
        )}
        <Button variant="filled" disabled={acts.isBusy} onClick={acts.resume}>
          {texts.resume}
        </Button>
      </Group>
    </Group>
  )
}

interface StopWords {
  readonly what: string
  /** What to do if going on does not help. */
  readonly otherwise?: string
  /** What going on without it is called; nothing if it is unknown what it is. */
  readonly skip?: string
}

function useStopWords({ scan: { stop }, files, pages }: ScanInfo): StopWords {
  const texts = useTexts(stopTexts)
  const number = pages.findIndex(({ scanPageId }) => scanPageId === stop?.scanPageId) + 1
  const fileName = files.find(({ scanFileId }) => scanFileId === stop?.scanFileId)?.fileName ?? null
  switch (stop?.at) {
    case 'file':
      return {
        what: fileName === null ? texts.someFile : texts.file(fileName),
        otherwise: texts.fileAgain,
        skip: texts.skipFile,
      }
    case 'page':
      return { what: texts.page(number), otherwise: texts.pageAgain, skip: texts.skipPage }
    case 'handwriting':
      return { what: texts.handwriting(number), otherwise: texts.byEye, skip: texts.skipPage }
    default:
      return { what: texts.unknown }
  }
}
