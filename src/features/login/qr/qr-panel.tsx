import { Box, Flex } from '@mantine/core'
import { useState } from 'react'
import { qrLimits } from '#domain/portal/constants.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import type { QrFailure } from '#machines/qr-login/qr-login.types.ts'
import { classNames } from '#ui/class-names.ts'
import { Drawing } from '#ui/icon/drawing.tsx'
import { earlyPaths } from '#ui/icon/early-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { MissingPart } from '#ui/lazy-part/missing-part.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { minute } from '#domain/time/units.ts'
import { failureNoteTexts } from '../components/failure-note.texts.ts'
import { Note } from '../components/note.tsx'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import pageCss from '../login.module.css'
import type { LoginPorts } from '../login-ports.ts'
import { failuresLeft } from '#domain/accounts/tries-left.ts'
import { QrBox } from './qr-box.tsx'
import { qrLoginTexts } from './qr-login.texts.ts'
import css from './qr-panel.module.css'
import { type QrActor, type QrPhase, useQrLogin, useQrWay } from './use-qr-login.ts'

const QrHelpDialog = lazyPart(() => import('./qr-help.dialog.tsx').then((module) => module.QrHelpDialog))
const DownloadDialog = lazyPart(() => import('./download.dialog.tsx').then((module) => module.DownloadDialog))

export interface QrPanelProps {
  readonly login: LoginActor
  readonly ports: LoginPorts
}

/** Sign-in by scanning, below its heading (specification §2, §4). */
export function QrPanel({ login, ports }: QrPanelProps) {
  const { actor, onRetry } = useQrWay(login, ports)
  if (onRetry !== null) return <MissingPart onRetry={onRetry} />
  return actor && <RunningQrPanel actor={actor} ports={ports} />
}

function RunningQrPanel({ actor, ports }: Pick<QrPanelProps, 'ports'> & { readonly actor: QrActor }) {
  const texts = useTexts(qrLoginTexts)
  const login = useQrLogin(actor, ports)
  const [popup, setPopup] = useState<'help' | 'download' | null>(null)
  const { phase, failure } = login
  const close = () => setPopup(null)
  const inBox = withOwnRefresh.has(phase)
  return (
    <>
      <QrBox {...login} onRefresh={login.refresh} />
      <QrNote phase={phase} message={login.message} failure={failure} />
      <Flex
        className={classNames(css['acts'], pageCss['links'], 'one-line')}
        fz="sm"
        data-refresh={inBox ? 'box' : 'here'}
      >
        <TextButton
          display="flex"
          px={13}
          style={{ alignItems: 'center', gap: 'calc(6 * var(--u))', visibility: inBox ? 'hidden' : 'visible' }}
          disabled={!login.canRefresh}
          onClick={login.refresh}
        >
          <Drawing path={earlyPaths.refresh} small />
          {texts.refresh}
        </TextButton>
        <TextButton px={13} aria-haspopup="dialog" onClick={() => setPopup('help')}>
          {texts.help}
        </TextButton>
        <TextButton px={13} aria-haspopup="dialog" onClick={() => setPopup('download')}>
          {texts.download}
        </TextButton>
      </Flex>
      {phase === 'loaded' && login.url !== null && ports.isLoopback() && (
        <Box component="a" className={pageCss['links']} fz="sm" href={login.url} target="_blank" rel="noreferrer">
          {texts.openHere}
        </Box>
      )}
      {popup === 'help' && <QrHelpDialog onClose={close} onDownload={() => setPopup('download')} />}
      {popup === 'download' && <DownloadDialog isLoopback={ports.isLoopback()} onClose={close} />}
    </>
  )
}

/** Failed phases have their own 刷新 in the box: there is only one at a time, and nothing moves. */
const withOwnRefresh: ReadonlySet<QrPhase> = new Set(['loadFailed', 'cancelled', 'loginFailed', 'expired'])

type QrNoteProps = Pick<ReturnType<typeof useQrLogin>, 'phase' | 'message' | 'failure'>

/** How to scan, or why it failed, in the words of the specification's error catalogue. */
function QrNote({ phase, message, failure }: QrNoteProps) {
  const texts = useTexts(qrLoginTexts)
  if (phase === 'loadFailed') return <Note what={texts.requestFailed(message)} />
  if (phase === 'loginFailed' && failure !== null) return <LoginNote failure={failure} />
  return (
    <Box component="p" c="dimmed" fz="sm" lh={1.6}>
      {texts.scanHint}
      <br />
      {texts.lifeHint(qrLimits.life / minute)}
    </Box>
  )
}

function LoginNote({ failure }: { readonly failure: QrFailure }) {
  const texts = useTexts(qrLoginTexts)
  switch (failure.kind) {
    case 'notTeacher':
      return <Note what={texts.notTeacher} />
    case 'locked':
      return (
        <Note what={texts.locked}>
          <Recover />
        </Note>
      )
    case 'wrongPassword': {
      const left = failuresLeft(failure.errorCount)
      return (
        <Note what={texts.wrongPassword} warning={left === null ? null : texts.lockWarning(left)}>
          <Recover />
        </Note>
      )
    }
    case 'refused':
      return <Note what={failure.message} />
    default:
      return <Note what={texts.failed} />
  }
}

/** The way out after a wrong password (specification §8). */
function Recover() {
  const texts = useTexts(failureNoteTexts)
  return (
    <>
      {texts.wayOut}
      <a href={hrefOf(publicPaths.password(''))}>{texts.recover}</a>
      {texts.fullStop}
    </>
  )
}
