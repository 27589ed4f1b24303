import { Box, Button, Group, Stack } from '@mantine/core'
import { markingPaths } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { KeySource } from '#machines/key-picture/key-picture.types.ts'
import { FileDrop } from '#parts/file-drop/file-drop.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { KeyChecking } from './components/key-checking.tsx'
import { KeyOutcome } from './components/key-outcome.tsx'
import { sheetFiles } from './components/upload-line.tsx'
import { keyPictureTexts } from './key-picture.texts.ts'
import { keyFile, type KeyPicture, useKeyPicture } from './use-key-picture.ts'

export interface KeyPictureScreenProps {
  readonly paperId: number | null
  /** An existing sheet of a student; null to choose a file. */
  readonly student: { readonly assignmentId: number; readonly submissionId: number } | null
}

/** 选一张当答案: a filled-in sheet is read, checked against the present key, and becomes the key. */
export function KeyPictureScreen({ paperId, student }: KeyPictureScreenProps) {
  const texts = useTexts(keyPictureTexts)
  if (paperId !== null || student !== null)
    return <Workplace paperId={paperId} source={student && { kind: 'student', ...student }} />
  return (
    <Surface label={texts.title}>
      <EmptyState
        title={texts.noPaper}
        titleAs="h1"
        why={texts.noPaperWhy}
        action={
          <LinkButton variant="filled" to={paths.smartMark}>
            {texts.toList}
          </LinkButton>
        }
      />
    </Surface>
  )
}

function Workplace(input: { readonly paperId: number | null; readonly source: KeySource | null }) {
  const texts = useTexts(keyPictureTexts)
  const picture = useKeyPicture(input)
  const { context, newKeys, step } = picture
  const rows = context.sheet?.rows ?? []
  return (
    <>
      <PageHead
        title={input.source === null ? texts.title : texts.ofStudent}
        state={rows.length === 0 ? '' : texts.counts(newKeys.length, rows.length)}
        actions={
          <>
            {context.paperId !== null && (
              <LinkButton to={markingPaths.changeAnswer(context.paperId)}>{texts.see}</LinkButton>
            )}
            <LinkButton to={paths.smartMark}>{texts.toList}</LinkButton>
          </>
        }
      />
      <Stack gap={16}>
        {step === 'opening' || step === 'choosing' || step === 'reading' ? (
          <Choosing picture={picture} />
        ) : step === 'checking' || step === 'previewing' ? (
          <KeyChecking picture={picture} />
        ) : (
          <KeyOutcome picture={picture} />
        )}
      </Stack>
    </>
  )
}

function Choosing({ picture: { context, step, isBusy, send } }: { readonly picture: KeyPicture }) {
  const texts = useTexts(keyPictureTexts)
  const { source, failure } = context
  return (
    <Surface label={texts.title} padded>
      {failure !== null && (
        <Box role="alert" mb={12}>
          <ErrorText>{failure}</ErrorText>
        </Box>
      )}
      {source?.kind === 'student' ? (
        step === 'choosing' ? (
          <Button onClick={() => send({ type: 'sheet.read' })}>{texts.retry}</Button>
        ) : (
          <SkeletonRows rows={6} />
        )
      ) : (
        <Stack gap={12}>
          <FileDrop
            invitation={texts.choose}
            hint={texts.chooseHint(scanLimits.keyPages)}
            accept={sheetFiles}
            isBusy={isBusy}
            busyLabel={texts.reading}
            onFile={(file) => send({ type: 'file.choose', source: keyFile(file) })}
          />
          {source !== null && step === 'choosing' && (
            <Group>
              <Button size="xs" onClick={() => send({ type: 'sheet.read' })}>
                {texts.retry}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Surface>
  )
}
