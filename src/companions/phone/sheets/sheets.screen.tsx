import { Button, Stack, Text } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PhoneTeacher } from '#machines/phone-scan/phone-scan.types.ts'
import { chosenFile } from '#parts/scan-upload/send-file.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { codePaths } from '#ui/icon/code-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useConfirmClosing } from '#ui/navigation/use-confirm-closing.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { Picture } from '../page/picture.tsx'
import { ProblemNote } from '../page/problem-note.tsx'
import { Who } from '../page/who.tsx'
import { SheetsState } from './sheets-state.tsx'
import { sheetsTexts } from './sheets.texts.ts'
import { type PhoneSheets, usePhoneSheets } from './use-phone-sheets.ts'

export interface SheetsScreenProps {
  readonly scanId: number
  readonly teacher: PhoneTeacher | null
  readonly onClose: () => void
}

/** Sends photos of answer sheets from the phone to be read; everything else is done on the computer. */
export function SheetsScreen(props: SheetsScreenProps) {
  const [cache] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={cache}>
      <Sheets {...props} />
    </QueryClientProvider>
  )
}

function Sheets({ scanId, teacher, onClose }: SheetsScreenProps) {
  const texts = useTexts(sheetsTexts)
  const sheets = usePhoneSheets(scanId)
  const { info, failure, unsent, look } = sheets
  useConfirmClosing(unsent > 0)
  const isOpen = info !== null && info.state !== 'cancelled'
  return (
    <PhonePage
      aside={<Who teacher={teacher} />}
      foot={
        <Stack gap={10}>
          {isOpen && <Cameras sheets={sheets} />}
          {unsent > 0 && (
            <Hint id="unsent" ta="center">
              {texts.unsent(unsent)}
            </Hint>
          )}
          <Button size="lg" fullWidth disabled={unsent > 0} aria-describedby="unsent" onClick={onClose}>
            {texts.close}
          </Button>
        </Stack>
      }
    >
      <Picture path={codePaths.camera} />
      <PageHeading hint={info === null ? texts.loading : `${info.assignmentName} · ${info.courseName}`}>
        {texts.heading}
      </PageHeading>
      {isOpen && (
        <Text mt={12} fz="calc(15 * var(--u))" lh={1.6}>
          {texts.hint}
        </Text>
      )}
      {info?.state === 'cancelled' && <ProblemNote>{texts.cancelled}</ProblemNote>}
      {info === null && failure !== null && (
        <>
          <ProblemNote>{failure}</ProblemNote>
          <Button mt={12} onClick={look}>
            {texts.again}
          </Button>
        </>
      )}
      <SheetsState sheets={sheets} />
    </PhonePage>
  )
}

/** Formats that every phone can provide: it converts others to JPEG itself. */
const pictures = 'image/jpeg,image/png,image/webp'

function Cameras({ sheets: { send } }: { readonly sheets: PhoneSheets }) {
  const texts = useTexts(sheetsTexts)
  const camera = useRef<HTMLInputElement>(null)
  const album = useRef<HTMLInputElement>(null)
  const inputs = [
    { input: camera, label: texts.take, more: { capture: 'environment' as const } },
    { input: album, label: texts.choose, more: { multiple: true } },
  ]
  return (
    <>
      {inputs.map(({ input, label, more }) => (
        <input
          {...more}
          key={label}
          ref={input}
          type="file"
          hidden
          accept={pictures}
          aria-label={label}
          onChange={({ currentTarget }) => {
            send({ type: 'files.add', files: Array.from(currentTarget.files ?? [], chosenFile) })
            currentTarget.value = ''
          }}
        />
      ))}
      <Button
        size="lg"
        fullWidth
        variant="filled"
        leftSection={<Icon name="camera" />}
        onClick={() => camera.current?.click()}
      >
        {texts.take}
      </Button>
      <Button size="lg" fullWidth leftSection={<Icon name="upload" />} onClick={() => album.current?.click()}>
        {texts.choose}
      </Button>
    </>
  )
}
