/** Secrets by the field that carried them. */
export type Canaries = Map<string, Set<string>>

/** Fields of calls and answers whose values nobody else may see. */
const secretFields: ReadonlySet<string> = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'confirmation',
  'token',
  'verifyCode',
  'qrToken',
  'nonce',
  'state',
  'serverTicket',
  'mobile',
  'code',
  'cookie',
])

/** Records the secrets among the fields of a call or an answer. */
export function noteFields(canaries: Canaries, fields: Iterable<readonly [string, unknown]>): void {
  for (const [field, value] of fields) {
    // Shorter values are no secrets: status numbers, an empty code.
    if (!secretFields.has(field) || typeof value !== 'string' || value.length < 6 || value.includes('*')) continue
    canaries.set(field, (canaries.get(field) ?? new Set()).add(value))
  }
}

/** Records the secrets of one exchange; returns the message of its result. */
export async function noteExchange(canaries: Canaries, request: Request, answer: Response): Promise<string> {
  noteFields(canaries, new URLSearchParams(await request.text()))
  noteFields(canaries, answer.headers.getSetCookie().map(cookieField))
  const { data, result } = (await answer.json()) as {
    readonly data: unknown
    readonly result: { readonly msg: string }
  }
  if (typeof data === 'object' && data !== null) noteFields(canaries, Object.entries(data))
  return result.msg
}

const cookieField = (line: string): [string, string] => [
  'cookie',
  line.slice(line.indexOf('=') + 1).split(';', 1)[0] ?? '',
]
