import { Button, Group, Stack, Text } from '@mantine/core'
import { ProgressBar } from '#parts/progress-bar/progress-bar.tsx'
import { ScoreChanges } from '#parts/score-changes/score-changes.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { keyPictureTexts } from '../key-picture.texts.ts'
import type { KeyPicture } from '../use-key-picture.ts'

/** What the new keys would change, then what they changed; all of them can be reverted together. */
export function KeyOutcome({ picture }: { readonly picture: KeyPicture }) {
  const texts = useTexts(keyPictureTexts)
  const { context, newKeys, step } = picture
  const { previewed, failure } = context
  const isBefore = step === 'previewed' || step === 'applying'
  return (
    <Surface title={isBefore ? texts.previewed(newKeys.length) : texts.outcome} padded>
      <Stack gap={14}>
        {!isBefore && (
          <Text role="status" fw={600}>
            {statusText(picture, texts)}
          </Text>
        )}
        {step === 'remarking' && <Progress picture={picture} />}
        {previewed !== null && step !== 'undone' && (
          <>
            <p>
              {previewed.changes.length === 0
                ? texts.previewedNone(previewed.submissions)
                : isBefore
                  ? texts.previewedSome(previewed.changes.length, previewed.submissions)
                  : texts.changed(previewed.changes.length, previewed.submissions)}
            </p>
            {previewed.changes.length > 0 && <ScoreChanges changes={previewed.changes} />}
          </>
        )}
        {failure !== null && failure !== '' && (
          <div role="alert">
            <ErrorText>{failure}</ErrorText>
          </div>
        )}
        <Acts picture={picture} />
      </Stack>
    </Surface>
  )
}

type Texts = (typeof keyPictureTexts)['zh-CN']

function statusText({ step, context: { keyChangeIds } }: KeyPicture, texts: Texts): string {
  if (step === 'remarking') return texts.remarking
  return step === 'undone' ? texts.undone : texts.done(keyChangeIds.length)
}

function Progress({ picture: { context } }: { readonly picture: KeyPicture }) {
  const texts = useTexts(keyPictureTexts)
  const { done, total } = context.remarked
  return <ProgressBar marked={done} due={total} label={texts.progress(done, total)} />
}

function Acts({ picture: { newKeys, step, send } }: { readonly picture: KeyPicture }) {
  const texts = useTexts(keyPictureTexts)
  switch (step) {
    case 'previewed':
    case 'applying':
      return (
        <Group gap={10}>
          <Button disabled={step === 'applying'} onClick={() => send({ type: 'keys.edit' })}>
            {texts.back}
          </Button>
          <BusyButton
            variant="filled"
            busy={step === 'applying'}
            busyLabel={texts.applying}
            onClick={() => send({ type: 'keys.apply' })}
          >
            {texts.apply(newKeys.length)}
          </BusyButton>
        </Group>
      )
    case 'done':
    case 'undoing':
      return (
        <Group gap={10}>
          <BusyButton busy={step === 'undoing'} busyLabel={texts.undoing} onClick={() => send({ type: 'keys.undo' })}>
            {texts.undo}
          </BusyButton>
        </Group>
      )
    default:
      return null
  }
}
