import type { Store } from '#api/ports/readable.ts'
import type { Consent } from './consent-state.ts'
import type { LoginPorts } from './login-ports.ts'

/** What every way of signing in takes from the page. */
export interface LoginWay {
  readonly ports: LoginPorts
  readonly consent: Store<Consent>
  readonly onSignedIn: () => void
}

/** What a form takes besides. */
export interface LoginWayFormProps extends LoginWay {
  readonly onMessaging: () => void
}
