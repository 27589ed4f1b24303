import { useEffect } from 'react'
import { ErrorBoundary } from '#ui/error-boundary/error-boundary.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { BrokenScreen } from './broken/broken.screen.tsx'
import { HomeScreen } from './home/home.screen.tsx'
import { useSheets } from './phone-address.ts'
import { phoneTexts } from './phone.texts.ts'
import { AskScreen } from './scan/ask.screen.tsx'
import { EndingScreen } from './scan/ending.screen.tsx'
import { TroubleScreen } from './scan/trouble.screen.tsx'
import { usePhoneScan } from './scan/use-phone-scan.ts'
import { WaitingScreen } from './scan/waiting.screen.tsx'
import { SignInScreen } from './session/sign-in.screen.tsx'
import { LazySheets } from './sheets/lazy-sheets.ts'

export interface PhoneAppProps {
  /** The code that the page was opened with. */
  readonly qrId: string | null
}

/** The phone page. The code is no longer in the address, so a fault must not lose it. */
export const PhoneApp = ({ qrId }: PhoneAppProps) => (
  <ErrorBoundary renderBroken={(retry) => <BrokenScreen onRetry={retry} />}>
    <Screens qrId={qrId} />
  </ErrorBoundary>
)

/** Shows the screen for the current state. */
function Screens({ qrId }: PhoneAppProps) {
  const texts = useTexts(phoneTexts)
  const scan = usePhoneScan(qrId)
  const { scanId, close } = useSheets()
  const { view } = scan
  useEffect(() => {
    document.title = texts.title
  }, [texts])
  switch (view) {
    case 'waiting':
      return <WaitingScreen scan={scan} />
    case 'unreachable':
    case 'failed':
      return <TroubleScreen scan={scan} view={view} />
    case 'signIn':
      return (
        <SignInScreen reason={scan.reason} hasCode={scan.hasCode} hasSheets={scanId !== null} onSignedIn={scan.enter} />
      )
    case 'ready':
      if (scanId !== null) return <LazySheets key={scanId} scanId={scanId} teacher={scan.teacher} onClose={close} />
      return <HomeScreen scan={scan} />
    case 'ask':
      return <AskScreen scan={scan} />
    default:
      return <EndingScreen key={view} scan={scan} kind={view} />
  }
}
