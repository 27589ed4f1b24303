import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { signedIn } from '#api/contract/schemas/sign-on.ts'
import type { EndpointData, InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { Answer, CallOptions, TestClient } from '#tests/support/service/test-client.ts'

/** A browser without a page: it stores cookies and makes calls. */
export interface TestBrowser {
  readonly call: <E extends EndpointData>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<Answer<OutputOf<E>>>
  /** The data of a call, which must succeed. */
  readonly get: <E extends EndpointData>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>
  /** The Cookie header it would send. */
  readonly cookie: () => string
  /** Sets the user its page believes to be signed in. */
  readonly setUid: (uid: number) => void
  /** The password login; by default as a teacher, with a new client token and consent to the current documents. */
  readonly signIn: (
    username: string,
    digest: string,
    options?: {
      readonly signInAs?: number
      readonly token?: string
      readonly accepted?: readonly string[] | undefined
    },
  ) => Promise<Answer<OutputOf<typeof signOn.passwordLogin>>>
}

/** `clientWith` creates a client of the service for a user and a Cookie header. */
export function openBrowser(clientWith: (uid: number, cookie: string) => TestClient): TestBrowser {
  const cookies = new Map<string, string>()
  let uid = 0
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const call: TestBrowser['call'] = async (endpoint, input, options) => {
    const answer = await clientWith(uid, cookie()).call(endpoint, input, options)
    for (const line of answer.headers.getSetCookie()) keep(cookies, line)
    uid = enteredUid(endpoint, answer) ?? uid
    return answer
  }
  const get: TestBrowser['get'] = async (endpoint, input) => {
    const { code, msg, data } = await call(endpoint, input)
    if (code !== 0) throw new Error(`${endpoint.path}: ${code} ${msg}`)
    return data
  }
  return {
    call,
    get,
    cookie,
    setUid: (next) => (uid = next),
    signIn: async (
      username,
      password,
      { signInAs = userTypes.teacher, token: given, accepted = currentConsent } = {},
    ) => {
      const token = given ?? (await get(verification.clientToken, {})).token
      const input = { username, password, token, signInAs, consent: [...accepted] }
      return call(signOn.passwordLogin, input)
    },
  }
}

/** The user that a sign-in let in. */
function enteredUid({ access }: EndpointData, { code, data }: Answer<unknown>): number | null {
  const entered = signedIn.safeParse(data)
  return access === 'pre-login' && code === 0 && entered.success ? entered.data.uid : null
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';', 1)
  const split = pair.indexOf('=')
  const [name, value] = [pair.slice(0, split), pair.slice(split + 1)]
  if (value === '' || /;\s*max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
