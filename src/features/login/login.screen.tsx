import { type Ref, useRef, useState, useSyncExternalStore } from 'react'
import { acceptedGuide, keepEntered } from '#api/ports/accepted-guide.ts'
import { isCurrentConsent } from '#domain/consent.ts'
import { type LoginArrival, noArrival } from '#domain/login-arrival.ts'
import { paths } from '#domain/paths.ts'
import { Cover } from '#parts/cover/cover.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx'
import { Note } from './components/failure-note.tsx'
import { LoginFooter } from './components/login-footer.tsx'
import { PasswordForm } from './components/password-form.tsx'
import { consentOf } from './consent-state.ts'
import { browserLoginPorts, type LoginPorts } from './login-ports.ts'
import type { LoginWay } from './login-way.types.ts'
import css from './login.module.css'
import { loginTexts } from './login.texts.ts'

// The password form must be usable before any of these is there.
const SmsForm = lazyPart(() => import('./sms/sms-form.tsx').then((module) => module.SmsForm))
const QrPanel = lazyPart(() => import('./qr/qr-panel.tsx').then((module) => module.QrPanel))
const Guide = lazyPart(() => import('./guide/guide.tsx').then((module) => module.Guide))
const MessagingStatus = lazyPart(() =>
  import('./messaging/messaging-status.tsx').then((module) => module.MessagingStatus),
)

export interface LoginScreenProps {
  /** The teacher is signed in: the portal can open. */
  readonly onSignedIn: () => void
  /** On to another page before sign-in ("/bind/…"). */
  readonly onGo: (path: string) => void
  /** What the address brought. */
  readonly arrival?: LoginArrival
  readonly ports?: LoginPorts
}

/** Sign-in page of the portal (specification §2). */
export function LoginScreen(props: LoginScreenProps) {
  const { onSignedIn, onGo, arrival = noArrival, ports = browserLoginPorts } = props
  const [consent] = useState(() => consentOf(ports.local))
  const [isLeft, setIsLeft] = useState(false)
  const [asksGuide] = useState(() => !isCurrentConsent(acceptedGuide(ports.local)))
  const desk = useRef<HTMLElement>(null)
  const enter = () => {
    keepEntered(ports.local)
    onSignedIn()
  }
  const way: LoginWay = { ports, consent, onSignedIn: enter }
  const accept = () => {
    consent.set('given')
    focusFirstEmpty(desk.current)
  }
  return (
    <>
      {asksGuide && <Guide ports={ports} onAccept={accept} onLeft={setIsLeft} />}
      {!isLeft && <Ways {...way} desk={desk} arrival={arrival} onGo={onGo} />}
    </>
  )
}

/** Where the teacher goes on typing: the first empty field of the form that is shown, else its last one. */
function focusFirstEmpty(desk: HTMLElement | null): void {
  const fields = [...(desk?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [])].filter(
    (field) => field.closest('[hidden]') === null,
  )
  const field = fields.find(({ value }) => value === '') ?? fields.at(-1)
  field?.focus()
}

interface WaysProps extends LoginWay, Pick<LoginScreenProps, 'onGo'> {
  readonly desk: Ref<HTMLElement>
  readonly arrival: LoginArrival
}

/** All ways in, beside the cover. */
function Ways({ desk, arrival, onGo, ...way }: WaysProps) {
  const texts = useTexts(loginTexts)
  const messaging = useMessaging(arrival)
  const bind = ({ openId, state }: { readonly openId: string; readonly state: string }) =>
    onGo(paths.bind(openId, state))
  return (
    <div className={css['page']}>
      <Cover />
      <main ref={desk} className={css['desk']}>
        <h1 className="visually-hidden">{texts.title}</h1>
        <div className={css['ways']}>
          <div className={css['form']}>
            <OfflineNote ports={way.ports} />
            <Forms {...way} account={arrival.account} onMessaging={messaging.open} />
            {messaging.isUsed && (
              <MessagingStatus key={messaging.presses} {...way} callback={messaging.callback} onBind={bind} />
            )}
          </div>
          <section className={css['scan']} aria-labelledby="scan-title">
            <h2 id="scan-title" className={css['scanTitle']}>
              {texts.byQr}
            </h2>
            <QrPanel {...way} onBind={bind} />
          </section>
        </div>
        <LoginFooter />
      </main>
    </div>
  )
}

/** The messaging app's part: there when somebody comes back from it, or wants to go; each press starts anew. */
function useMessaging({ callback }: LoginArrival) {
  const [presses, setPresses] = useState(0)
  return {
    presses,
    isUsed: presses > 0 || callback !== null,
    callback: presses === 0 ? callback : null,
    open: () => setPresses(presses + 1),
  }
}

interface FormsProps extends LoginWay {
  readonly account: string
  readonly onMessaging: () => void
}

/** Account or SMS. What was typed stays when the tab is changed. */
function Forms({ account, ...form }: FormsProps) {
  const texts = useTexts(loginTexts)
  const [tab, setTab] = useState<'password' | 'sms'>('password')
  const [wasSms, setWasSms] = useState(false)
  const choose = (next: 'password' | 'sms') => {
    setTab(next)
    if (next === 'sms') setWasSms(true)
  }
  return (
    <TabStrip
      label={texts.title}
      tabs={[
        { value: 'password', label: texts.byPassword },
        { value: 'sms', label: texts.bySms },
      ]}
      value={tab}
      onChange={choose}
    >
      <div hidden={tab !== 'password'}>
        <PasswordForm {...form} account={account} onSms={() => choose('sms')} />
      </div>
      {wasSms && (
        <div hidden={tab !== 'sms'}>
          <SmsForm {...form} />
        </div>
      )}
    </TabStrip>
  )
}

function OfflineNote({ ports: { network } }: Pick<LoginWay, 'ports'>) {
  const texts = useTexts(loginTexts)
  const isOnline = useSyncExternalStore(network.onChange, network.isOnline, network.isOnline)
  return (
    !isOnline && (
      <div className={css['offline']}>
        <Note what={texts.offline} />
      </div>
    )
  )
}
