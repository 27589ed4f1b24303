import { Box, Button, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { qrLimits, qrLogin } from '#domain/portal/constants.ts'
import { codePaths } from '#ui/icon/code-paths.ts'
import { Drawing } from '#ui/icon/drawing.tsx'
import { earlyPaths } from '#ui/icon/early-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { minute } from '#domain/time/units.ts'
import css from './qr-panel.module.css'
import { qrLoginTexts } from './qr-login.texts.ts'
import { QrOutline, QrPicture } from './qr-picture.tsx'
import type { QrPhase } from './use-qr-login.ts'

export interface QrBoxProps {
  readonly phase: QrPhase
  readonly url: string | null
  readonly who: string | null
  readonly matchNumber: string | null
  /** Expired early. */
  readonly isLost: boolean
  readonly onRefresh: () => void
}

/** The code in a box of fixed size; its state is shown over it and announced. */
export function QrBox(props: QrBoxProps) {
  const { phase, url } = props
  const texts = useTexts(qrLoginTexts)
  return (
    <Box pos="relative" w={200} h={200} p={12} bdrs="lg" bg="#fff" style={{ border: '1px solid var(--line-strong)' }}>
      {url === null || phase === 'loading' ? (
        <QrOutline />
      ) : (
        <QrPicture value={url} label={texts.picture} dimmed={phase !== 'loaded'} />
      )}
      <Flex
        pos="absolute"
        inset={0}
        direction="column"
        gap={6}
        align="center"
        justify="center"
        p={12}
        ta="center"
        role="status"
      >
        {phase === 'loaded' ? (
          <span className="visually-hidden">{texts.ready}</span>
        ) : (
          <Words {...props} phase={phase} />
        )}
      </Flex>
    </Box>
  )
}

type SpokenPhase = Exclude<QrPhase, 'loaded'>

function Words(props: QrBoxProps & { readonly phase: SpokenPhase }) {
  const { phase, who, matchNumber, isLost, onRefresh } = props
  const texts = useTexts(qrLoginTexts)
  if (phase === 'loading') return <Message sign={<Spinner />} hint={texts.loading} />
  if (phase === 'loggingIn')
    return <Message sign={<Spinner />} title={texts.loggingIn} hint={who === null ? '' : texts.teacher(who)} />
  if (phase === 'scanned')
    return (
      <Message sign={<Disc path={codePaths.phone} tone="ok" />} title={texts.scanned} hint={texts.scannedHint}>
        {matchNumber !== null && (
          <Flex component="span" direction="column" align="center" c="dimmed" fz="xs" lh={1.4}>
            <Box component="b" c="var(--ink)" fz="var(--fs-28)" lts="0.12em" lh={1.15}>
              {matchNumber}
            </Box>
            {texts.matchHint}
          </Flex>
        )}
      </Message>
    )
  return (
    <Message {...failed[phase]} title={texts[phase]} hint={hintOf(phase, isLost, texts)}>
      <Button size="xs" mt={6} leftSection={<Drawing path={earlyPaths.refresh} small />} onClick={onRefresh}>
        {texts.refresh}
      </Button>
    </Message>
  )
}

type FailedPhase = 'loadFailed' | 'cancelled' | 'loginFailed' | 'expired'

const failed: Readonly<Record<FailedPhase, { readonly sign: ReactNode }>> = {
  loadFailed: { sign: <Disc path={earlyPaths.warning} tone="bad" /> },
  loginFailed: { sign: <Disc path={earlyPaths.warning} tone="bad" /> },
  cancelled: { sign: <Disc path={codePaths.close} tone="mild" /> },
  expired: { sign: <Disc path={codePaths.clock} tone="mild" /> },
}

const lifeMinutes = qrLimits.life / minute
const regenerateSeconds = qrLogin.regenerateAfterCancel / 1000

function hintOf(phase: FailedPhase, isLost: boolean, texts: (typeof qrLoginTexts)['zh-CN']): string {
  if (phase === 'cancelled') return texts.cancelledHint(regenerateSeconds)
  if (phase !== 'expired') return texts[`${phase}Hint`]
  return isLost ? texts.lostHint : texts.expiredHint(lifeMinutes)
}

interface MessageProps {
  readonly sign: ReactNode
  readonly title?: string
  readonly hint: string
  readonly children?: ReactNode
}

const Message = ({ sign, title, hint, children }: MessageProps) => (
  <>
    {sign}
    {title !== undefined && <b>{title}</b>}
    {hint !== '' && (
      <Box component="span" c="dimmed" fz="sm" lh={1.5}>
        {hint}
      </Box>
    )}
    {children}
  </>
)

function Disc({ path, tone }: { readonly path: string; readonly tone: 'ok' | 'bad' | 'mild' }) {
  return (
    <Flex
      component="span"
      className={css['disc'] ?? ''}
      align="center"
      justify="center"
      w={40}
      h={40}
      mb={4}
      bdrs="50%"
      data-tone={tone}
    >
      <Drawing path={path} />
    </Flex>
  )
}

function Spinner() {
  return <Box component="span" className={css['spinner']} w={30} h={30} mb={6} bdrs="50%" aria-hidden="true" />
}
