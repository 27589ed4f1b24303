import { Box, Button, Flex, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CaptchaTag } from '#machines/captcha/captcha.types.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { slidePuzzleTexts } from './slide-puzzle.texts.ts'
import { type SlidePicture, SlidePuzzle } from './slide-puzzle.tsx'

export interface SlidePuzzleDialogProps {
  readonly opened: boolean
  readonly phase: CaptchaTag
  /** Null if there is none. */
  readonly picture: SlidePicture | null
  /** The piece's position: pixels of the picture from its left edge. */
  readonly x: number
  /** Why the picture was replaced. */
  readonly replaced: 'wrong' | 'expired' | null
  /** Why there is no picture, as worded by the service or the network. */
  readonly message: string
  readonly onMove: (x: number) => void
  readonly onDrop: () => void
  readonly onRefresh: () => void
  readonly onClose: () => void
}

/** The slide puzzle over the page. Where it comes from and what solving it is for is up to the page. */
export function SlidePuzzleDialog(props: SlidePuzzleDialogProps) {
  const { opened, phase, picture, x, onMove, onDrop, onRefresh, onClose } = props
  const texts = useTexts(slidePuzzleTexts)
  const isWorking = phase === 'loading' || phase === 'checking'
  const isMissing = phase === 'failed' && picture === null
  return (
    <Dialog
      opened={opened}
      kind="message"
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button leftSection={<Icon name="refresh" small />} disabled={isWorking} onClick={onRefresh}>
            {isMissing ? texts.retry : texts.refresh}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      {picture === null ? (
        <NoPicture>{isMissing && <ErrorText announced>{statusOf(props, texts)}</ErrorText>}</NoPicture>
      ) : (
        <SlidePuzzle
          key={picture.picture}
          {...picture}
          x={x}
          disabled={phase !== 'ready' && phase !== 'wrong'}
          isWrong={phase === 'wrong'}
          onMove={onMove}
          onDrop={onDrop}
        />
      )}
      <Box mih="calc(1.5 * var(--fs-13))" mt={8} c="dimmed" fz="sm" role="status">
        {isMissing || (isBad(props) ? <ErrorText>{statusOf(props, texts)}</ErrorText> : statusOf(props, texts))}
      </Box>
      <Text c="var(--ink-3)" fz="xs">
        {texts.keys}
      </Text>
    </Dialog>
  )
}

/** The shapes of picture and track, so that nothing moves when they arrive; why they do not stands where they would. */
const NoPicture = ({ children }: { readonly children: ReactNode }) => (
  <Stack gap={12}>
    <Flex align="center" justify="center" p={20} bdrs="md" bg="var(--paper-2)" style={{ aspectRatio: '2 / 1' }}>
      {children}
    </Flex>
    <Box h="max(44px, calc(44 * var(--u)))" bdrs="md" bg="var(--paper-2)" />
  </Stack>
)

const isBad = ({ phase, replaced }: SlidePuzzleDialogProps): boolean =>
  phase === 'wrong' || phase === 'failed' || (phase === 'ready' && replaced !== null)

function statusOf(
  { phase, replaced, message }: SlidePuzzleDialogProps,
  texts: Wording<(typeof slidePuzzleTexts)['zh-CN']>,
): string {
  if (phase === 'failed') return message || texts.failed
  if (phase !== 'ready') return texts[phase]
  if (replaced === null) return texts.hint
  return replaced === 'wrong' ? texts.replacedWrong : texts.replacedExpired
}
