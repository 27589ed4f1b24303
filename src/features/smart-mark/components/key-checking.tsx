import { Box, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { KeyRow } from '#api/contract/schemas/key-sheets.ts'
import { keyFromText } from '#domain/scan/key-of-sheet.ts'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { List } from '#ui/list-page/list.tsx'
import { SavedMark } from '#ui/saved-mark/saved-mark.tsx'
import { keyPictureTexts, keyReadTexts } from '../key-picture.texts.ts'
import { problemTexts } from '#parts/scan-upload/problem.texts.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { keyFile, type KeyPicture } from '../use-key-picture.ts'
import { sheetFiles } from './upload-line.tsx'
import { WantedKey } from './wanted-key.tsx'

/**
 * The answers read, item by item next to the present key; unclear ones leave the key unchanged until somebody decides.
 */
export function KeyChecking({ picture }: { readonly picture: KeyPicture }) {
  const texts = useTexts(keyPictureTexts)
  const { context, newKeys, mendedCount, step, isBusy, send } = picture
  const { sheet, failure } = context
  const columns = useKeyColumns(picture)
  if (sheet === null) return null
  return (
    <>
      <PagesRead sheet={sheet} />
      <List<KeyRow>
        label={texts.rows}
        rows={{ value: sheet.rows, failure: null, onRetry: () => {} }}
        rowKey={({ itemId }) => String(itemId)}
        columns={columns}
        total={({ length }) => texts.total(length)}
      />
      {failure !== null && (
        <div role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
      <Group gap={10}>
        <BusyButton
          variant="filled"
          busy={step === 'previewing'}
          busyLabel={texts.previewing}
          disabled={newKeys.length === 0}
          onClick={() => send({ type: 'keys.preview' })}
        >
          {newKeys.length === 0 ? texts.nothing : texts.preview}
        </BusyButton>
        {context.source !== null && (
          <Button disabled={isBusy} onClick={() => send({ type: 'sheet.read' })}>
            {texts.retry}
          </Button>
        )}
        {context.source?.kind !== 'student' && (
          <FileButton
            accept={sheetFiles}
            onChange={(file) => file !== null && send({ type: 'file.choose', source: keyFile(file) })}
          >
            {(props) => (
              <Button {...props} disabled={isBusy}>
                {texts.again}
              </Button>
            )}
          </FileButton>
        )}
        {mendedCount > 0 && <SavedMark state="local" text={texts.mended(mendedCount)} />}
      </Group>
    </>
  )
}

/** How many pages were read, and why others were not. */
function PagesRead({ sheet: { pages } }: { readonly sheet: NonNullable<KeyPicture['context']['sheet']> }) {
  const texts = useTexts(keyPictureTexts)
  const problems = useTexts(problemTexts)
  return (
    <Stack gap={4} role="status">
      <Hint>{texts.pages(pages.filter(({ problem }) => problem === null).length, pages.length)}</Hint>
      {pages.map(
        ({ number, problem }) =>
          problem !== null && (
            <Text key={number} fz="sm" c="var(--need)">
              {texts.pageProblem(number, problems[problem])}
            </Text>
          ),
      )}
    </Stack>
  )
}

function useKeyColumns({ context: { texts: written }, isBusy, send }: KeyPicture): readonly DataColumn<KeyRow>[] {
  const texts = useTexts(keyPictureTexts)
  return useMemo(
    () => [
      { id: 'no', header: texts.no, width: 64, cell: ({ printed }) => printed },
      {
        id: 'present',
        header: texts.present,
        width: 170,
        cell: ({ present, score }) => <KeyText answerKey={present} label="" score={score} />,
      },
      {
        id: 'crop',
        importance: 'name',
        header: texts.crop,
        cell: ({ crop, printed, choices, beside }) => (
          <>
            {crop === null ? texts.none : <Crop src={crop} alt={texts.cropOf(printed)} />}
            <OtherLetters choices={choices} beside={beside} />
          </>
        ),
      },
      {
        id: 'wanted',
        header: texts.wanted,
        width: 230,
        cell: (row) => (
          <WantedKey
            row={row}
            text={written[row.itemId] ?? ''}
            isOff={isBusy}
            onWrite={(text) => send({ type: 'key.write', itemId: row.itemId, text })}
          />
        ),
      },
      {
        id: 'sure',
        header: texts.sure,
        width: 72,
        align: 'end',
        cell: ({ state, confidence }) =>
          state === 'read' || state === 'proposed' ? texts.percent(confidence) : texts.none,
      },
      {
        id: 'result',
        header: texts.result,
        width: 150,
        apart: true,
        cell: (row) => <KeyResult row={row} written={written[row.itemId] ?? ''} />,
      },
    ],
    [texts, written, isBusy, send],
  )
}

/** The row of a key on its sheet. */
const Crop = ({ src, alt }: { readonly src: string; readonly alt: string }) => (
  <Box
    component="img"
    display="block"
    w="100%"
    maw={360}
    h={40}
    bd="var(--hairline)"
    bg="var(--surface)"
    style={{ objectFit: 'contain', objectPosition: 'left center' }}
    src={src}
    alt={alt}
  />
)

/** Which letter of the paper each letter of a sheet of version B stands for. */
function OtherLetters({ choices, beside }: Pick<KeyRow, 'choices' | 'beside'>) {
  const texts = useTexts(keyPictureTexts)
  const pairs = choices.map((letter, index) => ({ letter, onSheet: beside[index] ?? letter }))
  if (pairs.every(({ onSheet, letter }) => onSheet === letter)) return null
  const inOrder = pairs.toSorted((one, other) => one.onSheet.localeCompare(other.onSheet))
  return (
    <Text fz="xs" c="var(--need)">
      {texts.versionB(inOrder.map(({ onSheet, letter }) => `${onSheet} → ${letter}`).join(', '))}
    </Text>
  )
}

/** Whether what is written changes the key, and how it was read. */
function KeyResult({ row, written }: { readonly row: KeyRow; readonly written: string }) {
  const texts = useTexts(keyPictureTexts)
  const states = useTexts(keyReadTexts)
  const changes = keyFromText(row.present, written) !== null
  return (
    <Stack gap={0}>
      <StateMark state={changes ? 'run' : 'end'}>{changes ? texts.changes : texts.stays}</StateMark>
      <Text fz="xs" c={row.state === 'read' ? 'dimmed' : 'var(--need)'}>
        {states[row.state]}
      </Text>
    </Stack>
  )
}
