import type { LoginPorts } from './login-ports.ts'

/** What every way of signing in takes from the page. */
export interface LoginWay {
  readonly ports: LoginPorts
  /** The documents are agreed to. */
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
  readonly onSignedIn: () => void
}

/** What a form takes besides. */
export interface LoginWayFormProps extends LoginWay {
  readonly onMessaging: () => void
}
