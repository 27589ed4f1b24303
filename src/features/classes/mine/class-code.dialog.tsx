import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { QRCodeSVG } from 'qrcode.react'
import { useRef } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { join } from '#api/contract/groups/join.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { copyText } from '#ui/clipboard/copy-text.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import css from '../classes.module.css'
import { classCodeTexts } from './class-code.texts.ts'

export interface ClassCodeDialogProps {
  readonly course: Course
  readonly onClose: () => void
}

/** How students join a class: its code, the link and a QR code, which can fill the window for a projector. */
export function ClassCodeDialog({ course: { courseId, courseName }, onClose }: ClassCodeDialogProps) {
  const texts = useTexts(classCodeTexts)
  const { data, error, refetch } = useEndpoint(join.link, { courseId })
  const board = useRef<HTMLDivElement>(null)
  // Browsers on phones do not support full screen, and frames may not use it.
  const mayProject = data !== undefined && 'fullscreenEnabled' in document && document.fullscreenEnabled
  return (
    <Dialog
      opened
      title={texts.title(courseName)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {mayProject && (
            <Button
              variant="filled"
              leftSection={<Icon name="computer" small />}
              onClick={() => void board.current?.requestFullscreen()}
            >
              {texts.project}
            </Button>
          )}
        </>
      }
    >
      {data === undefined && error === null && <SkeletonRows rows={5} />}
      {data === undefined && error !== null && <FailedState why={messageOf(error)} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <>
          <Text c="dimmed">{texts.how}</Text>
          <Box className={css['board']} my={16} ref={board}>
            <Stack className="breakable" align="center" gap={0} fz="4vh" lh={1.4} ta="center" aria-hidden="true">
              <b>{courseName}</b>
              <span>{texts.scan}</span>
            </Stack>
            <QRCodeSVG
              value={data.joinUrl}
              level="M"
              bgColor="#ffffff"
              fgColor="#211f1a"
              marginSize={4}
              className={css['picture']}
              role="img"
              aria-label={texts.picture(courseName)}
            />
            <Box component="code" ff="var(--mono)" fz="9vh" lts="0.12em" aria-hidden="true">
              {data.classCode}
            </Box>
          </Box>
          <Copies link={data} />
        </>
      )}
    </Dialog>
  )
}

function Copies({ link: { classCode, joinUrl } }: { readonly link: OutputOf<typeof join.link> }) {
  const texts = useTexts(classCodeTexts)
  const toast = useToast()
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(texts.copied)
    else toast.warning(texts.notCopied)
  }
  return (
    <Box
      component="dl"
      display="grid"
      style={{
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        gap: 'calc(10 * var(--u)) calc(16 * var(--u))',
      }}
    >
      <dt>{texts.code}</dt>
      <Group component="dd" justify="space-between" wrap="nowrap" gap={12}>
        <Box component="code" ff="var(--mono)" fz="calc(20 * var(--u))" lts="0.1em">
          {classCode}
        </Box>
        <Button flex="none" size="xs" leftSection={<Icon name="copy" small />} onClick={() => void copy(classCode)}>
          {texts.copyCode}
        </Button>
      </Group>
      <dt>{texts.link}</dt>
      <Group component="dd" justify="space-between" wrap="nowrap" gap={12}>
        <Text span miw={0} className="breakable">
          {joinUrl}
        </Text>
        <Button flex="none" size="xs" leftSection={<Icon name="copy" small />} onClick={() => void copy(joinUrl)}>
          {texts.copyLink}
        </Button>
      </Group>
    </Box>
  )
}
