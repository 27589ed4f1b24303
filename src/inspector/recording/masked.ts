import { maskedMobile } from '#domain/accounts/masked-mobile.ts'

/** Fields, and subjects of events, whose strings must not be visible in a recording. */
const secretNames: ReadonlySet<string> = new Set([
  'password',
  'passwordSheet',
  'oldPassword',
  'newPassword',
  'confirmation',
  'digest',
  'code',
  'verificationCode',
  'matchNumber',
  'match',
  'token',
  'qrToken',
  'ticketType',
  'ticket',
  'serverTicket',
  'nonce',
  'cookie',
  'openId',
  'state',
  'url',
])

const hidden = '•••'

/** Deeper than anything in a machine's context. */
const depthLimit = 12

/**
 * A value as plain, readable data: secrets hidden, mobiles masked as 138****0001, and nothing that JSON cannot
 * represent. The payload of a secret event (`password.change`) is hidden whatever its fields are called.
 */
export const masked = (value: unknown): unknown => readable(value, false, [])

/** `above` are the objects that contain the value. */
function readable(value: unknown, isSecret: boolean, above: readonly object[]): unknown {
  if (typeof value === 'string') return isSecret && value !== '' ? hidden : scrubbed(value)
  if (typeof value === 'number') return isSecret ? hidden : value
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value === 'function') return '[function]'
  if (typeof value !== 'object' || value === null) return value
  if ('sessionId' in value) return { actor: value.sessionId }
  if (above.length === depthLimit || above.includes(value)) return '…'
  const inside = [...above, value]
  if (value instanceof Error) return { name: value.name, message: scrubbed(value.message) }
  if (Array.isArray(value)) return value.map((one) => readable(one, isSecret, inside))
  if (value instanceof Map || value instanceof Set) return readable([...value], isSecret, inside)
  // Dates, and snapshots, which contain their whole machine.
  if ('toJSON' in value && typeof value.toJSON === 'function') return readable(value.toJSON(), isSecret, inside)
  return readableObject(value, isSecret, inside)
}

function readableObject(value: object, isSecret: boolean, inside: readonly object[]): unknown {
  const type = 'type' in value && typeof value.type === 'string' ? value.type : ''
  const isSecretEvent = secretNames.has(type.split('.')[0] ?? '')
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => {
      const hides = name !== 'type' && (isSecret || isSecretEvent || secretNames.has(name))
      return [name, readable(content, hides && !isPlainObject(content), inside)]
    }),
  )
}

/** An object named like a secret is masked field by field: the object that holds a QR code, say. */
const isPlainObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Digests and tokens by their appearance, mobiles anywhere. */
const scrubbed = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{64}|[\w-]{43,}/g, hidden)
    .replaceAll(/(?<!\d)1[3-9]\d{9}(?!\d)/g, (mobile) => maskedMobile(mobile))
