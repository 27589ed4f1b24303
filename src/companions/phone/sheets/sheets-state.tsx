import { Button, Group, Stack, Text } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { ProblemNote } from '../page/problem-note.tsx'
import css from '../page/phone-page.module.css'
import { PhotoList } from './photo-list.tsx'
import { sheetsTexts } from './sheets.texts.ts'
import type { PhoneSheets } from './use-phone-sheets.ts'

/** Progress of this phone's photos, and of all pages of the scan. */
export function SheetsState({ sheets }: { readonly sheets: PhoneSheets }) {
  const texts = useTexts(sheetsTexts)
  const { info } = sheets
  const isOpen = info !== null && info.state !== 'cancelled'
  return (
    <Stack gap={12} mt={20}>
      <Uploads sheets={sheets} />
      {isOpen && (
        <section className={css['state']} aria-label={texts.progress} role="status">
          <b>{info.pageCount === 0 ? texts.waiting : texts.read(pagesRead(info), info.pageCount)}</b>
          <span>{texts.students(info.studentCount)}</span>
          {info.refusedCount > 0 && <Text c="var(--need)">{texts.refused(info.refusedCount)}</Text>}
          {info.state === 'paused' && <span>{texts.paused}</span>}
          <span>{texts.onComputer}</span>
        </section>
      )}
      {isOpen && <PhotoList photos={info.photos} />}
    </Stack>
  )
}

const pagesRead = ({ pageCount, waitingCount }: NonNullable<PhoneSheets['info']>): number =>
  Math.max(0, pageCount - waitingCount)

function Uploads({ sheets: { files, arrived, step, sendFailure, send } }: { readonly sheets: PhoneSheets }) {
  const texts = useTexts(sheetsTexts)
  if (files.length === 0) return null
  const same = files.filter(({ outcome }) => outcome.kind === 'same').length
  const refused = files.flatMap(({ fileName, outcome }) =>
    outcome.kind === 'refused' ? [texts.fileRefused(fileName, outcome.message)] : [],
  )
  return (
    <Stack gap={8} role="status">
      <b>{texts.sent(arrived, files.length)}</b>
      {same > 0 && <Text c="dimmed">{texts.same(same)}</Text>}
      {[...new Set(refused)].map((line) => (
        <ProblemNote key={line}>{line}</ProblemNote>
      ))}
      {step === 'offline' && sendFailure !== null && <ProblemNote>{texts.offline(sendFailure)}</ProblemNote>}
      <Group gap={8}>
        {step === 'offline' && <Button onClick={() => send({ type: 'file.retry' })}>{texts.retry}</Button>}
        {step !== 'resting' && <Button onClick={() => send({ type: 'files.stop' })}>{texts.stop}</Button>}
      </Group>
    </Stack>
  )
}
