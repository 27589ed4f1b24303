import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { fileSizeText } from '#domain/values/file-size.ts'
import { chosenFile } from '#parts/scan-upload/send-file.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { jobTexts } from '../job.texts.ts'
import type { ScanUpload } from '../use-scan-job.ts'
import { PhoneLinkDialog } from './phone-link.dialog.tsx'

/** The file types that can be chosen. */
export const sheetFiles = '.jpg,.jpeg,.png,.webp,.tif,.tiff,.pdf,image/*'

interface UploadLineProps {
  readonly upload: ScanUpload
}

interface MoreSheetsProps extends UploadLineProps {
  readonly scanId: number
  /** Whether there are no files yet: they are then added in the middle of the page. */
  readonly isFirst: boolean
}

/** The progress of this page's uploads, and a button for more. */
export function UploadLine({ upload, scanId, isFirst }: MoreSheetsProps) {
  const texts = useTexts(jobTexts)
  const [isByPhone, setIsByPhone] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack gap={8} px={20} py={12} style={{ borderBottom: 'var(--hairline)' }}>
      {!isFirst && (
        <Button size="xs" leftSection={<Icon name="upload" small />} onClick={() => input.current?.click()}>
          {texts.more}
        </Button>
      )}
      <Button size="xs" leftSection={<Icon name="camera" small />} onClick={() => setIsByPhone(true)}>
        {texts.byPhone}
      </Button>
      {isByPhone && <PhoneLinkDialog scanId={scanId} onClose={() => setIsByPhone(false)} />}
      {!isFirst && (
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={sheetFiles}
          aria-label={texts.more}
          onChange={({ currentTarget }) => {
            upload.send({ type: 'files.add', files: Array.from(currentTarget.files ?? [], chosenFile) })
            currentTarget.value = ''
          }}
        />
      )}
      {!isFirst && <UploadState upload={upload} />}
    </Stack>
  )
}

/** Refused files that are named. */
const mostLines = 5

/** The results of the uploads. */
export function UploadState({ upload: { files, arrived, failure, step, send } }: UploadLineProps) {
  const texts = useTexts(jobTexts)
  const { language } = useLanguage()
  if (files.length === 0) return null
  const same = files.filter(({ outcome }) => outcome.kind === 'same').length
  const lines = files.flatMap(({ fileName, size, outcome }) =>
    outcome.kind === 'refused' ? [texts.refused(fileName, fileSizeText(size, language), outcome.message)] : [],
  )
  const refused = [...new Set(lines)]
  return (
    <Stack gap={4} role="status">
      <Text fz="sm">{texts.uploads(arrived, files.length)}</Text>
      {same > 0 && (
        <Text c="dimmed" fz="xs">
          {texts.same(same)}
        </Text>
      )}
      {refused.slice(0, mostLines).map((line) => (
        <ErrorText key={line}>{line}</ErrorText>
      ))}
      {refused.length > mostLines && <ErrorText>{texts.moreRefused(refused.length - mostLines)}</ErrorText>}
      {step === 'offline' && failure !== null && (
        <Text c="var(--need)" fz="xs">
          {texts.offline(failure)}
        </Text>
      )}
      <Group gap={6}>
        {step === 'offline' && (
          <Button size="xs" onClick={() => send({ type: 'file.retry' })}>
            {texts.retry}
          </Button>
        )}
        {(step === 'sending' || step === 'offline') && (
          <Button size="xs" onClick={() => send({ type: 'files.stop' })}>
            {texts.stop}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
