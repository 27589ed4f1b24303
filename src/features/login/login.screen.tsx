import { Box } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { type Ref, useRef, useSyncExternalStore } from 'react'
import { keepEntered } from '#api/ports/accepted-guide.ts'
import { type LoginArrival, noArrival } from '#domain/accounts/login-arrival.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { Cover } from '#parts/cover/cover.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx'
import { useWhen } from '#ui/use-when.ts'
import { Note } from './components/note.tsx'
import { SignInInterruptions } from '#parts/sign-in/sign-in-interruptions.tsx'
import { LoginFooter } from './components/login-footer.tsx'
import { PasswordForm } from './components/password-form.tsx'
import { type LoginActor, useLogin } from '#parts/sign-in/login-actor.ts'
import { browserLoginPorts, type LoginPorts } from './login-ports.ts'
import css from './login.module.css'
import { loginTexts } from './login.texts.ts'
import { useChild, useTag } from '#parts/sign-in/use-login-state.ts'

// The password form must be usable before any of these has loaded.
const SmsForm = lazyPart(() => import('./sms/sms-form.tsx').then((module) => module.SmsForm))
const QrPanel = lazyPart(() => import('./qr/qr-panel.tsx').then((module) => module.QrPanel))
const Guide = lazyPart(() => import('./guide/guide.tsx').then((module) => module.Guide))
const MessagingStatus = lazyPart(() =>
  import('./messaging/messaging-status.tsx').then((module) => module.MessagingStatus),
)

export interface LoginScreenProps {
  /** The teacher is signed in: the portal can open. */
  readonly onSignedIn: () => void
  /** Leads to another page that needs no sign-in ("/bind/…"). */
  readonly onGo: (path: string) => void
  /** What the address contained. */
  readonly arrival?: LoginArrival
  readonly ports?: LoginPorts
}

/** Sign-in page of the portal (specification §2). */
export function LoginScreen(props: LoginScreenProps) {
  const { onSignedIn, onGo, arrival = noArrival, ports = browserLoginPorts } = props
  const login = useLogin({ ports, arrival })
  const main = useRef<HTMLElement>(null)
  const isGuided = useSelector(login, (now) => now.hasTag('guide') || now.can({ type: 'guide.arrive' }))
  const binding = useSelector(login, ({ context }) => context.binding)
  useWhen(useTag(login, 'signedIn'), () => {
    keepEntered(ports.local)
    onSignedIn()
  })
  useWhen(binding !== null, () => binding !== null && onGo(publicPaths.bind(binding.openId, binding.state)))
  return (
    <>
      {isGuided && <Guide login={login} ports={ports} onAccept={() => focusFirstEmpty(main.current)} />}
      {!useTag(login, 'hidden') && <Ways login={login} ports={ports} main={main} />}
    </>
  )
}

/** Moves to where typing continues: the first empty field of the visible form, otherwise its last one. */
function focusFirstEmpty(main: HTMLElement | null): void {
  const fields = [...(main?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [])].filter(
    (field) => field.closest('[hidden]') === null,
  )
  const field = fields.find(({ value }) => value === '') ?? fields.at(-1)
  field?.focus()
}

interface WaysProps {
  readonly login: LoginActor
  readonly ports: LoginPorts
  readonly main: Ref<HTMLElement>
}

/** All ways of signing in, beside the cover. */
function Ways({ login, ports, main }: WaysProps) {
  const texts = useTexts(loginTexts)
  return (
    <div className={css['page']}>
      <Cover />
      <Box component="main" ref={main} display="flex" bg="var(--surface)" style={{ flexDirection: 'column' }}>
        <h1 className="visually-hidden">{texts.title}</h1>
        <div className={css['ways']}>
          <div className={css['form']}>
            <OfflineNote ports={ports} />
            <Forms login={login} ports={ports} />
            {useTag(login, 'messaging') && <MessagingStatus login={login} ports={ports} />}
          </div>
          <section className={css['scan']} aria-labelledby="scan-title">
            <Box id="scan-title" component="h2" pb={11} fw={400} lh="var(--lh-ui)">
              {texts.byQr}
            </Box>
            <QrPanel login={login} ports={ports} />
          </section>
        </div>
        <LoginFooter />
      </Box>
      <SignInInterruptions login={login} />
    </div>
  )
}

/** Account or SMS. Input is kept when the tab is changed. */
function Forms({ login, ports }: Omit<WaysProps, 'main'>) {
  const texts = useTexts(loginTexts)
  const isSms = useTag(login, 'sms')
  const wasSms = useChild(login, 'sms') !== undefined
  return (
    <TabStrip
      label={texts.title}
      tabs={[
        { value: 'password', label: texts.byPassword },
        { value: 'sms', label: texts.bySms },
      ]}
      value={isSms ? 'sms' : 'password'}
      onChange={(tab) => login.send({ type: tab === 'sms' ? 'tab.sms' : 'tab.password' })}
    >
      <div hidden={isSms}>
        <PasswordForm login={login} />
      </div>
      {(isSms || wasSms) && (
        <div hidden={!isSms}>
          <SmsForm login={login} ports={ports} onMessaging={() => login.send({ type: 'messaging.open' })} />
        </div>
      )}
    </TabStrip>
  )
}

function OfflineNote({ ports: { network } }: Pick<WaysProps, 'ports'>) {
  const texts = useTexts(loginTexts)
  const isOnline = useSyncExternalStore(network.onChange, network.isOnline, network.isOnline)
  return (
    !isOnline && (
      <Box mb={16}>
        <Note what={texts.offline} />
      </Box>
    )
  )
}
