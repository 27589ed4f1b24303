/**
 * Form bodies (specification §7): `application/x-www-form-urlencoded`, nested fields by dots
 * (`pager.currentPage=1&pager.pageSize=15`). Decoding is strict and never throws: what two readers could interpret
 * differently is refused with a reason.
 */

export const formType = 'application/x-www-form-urlencoded'

/** Nested fields by name; decoded fields have no prototype, so every name is data. */
export interface FormFields {
  readonly [name: string]: string | FormFields | undefined
}

/** Why a body was refused; always means that the sender is not our client. */
export type FormRefusal =
  | 'badEscape'
  | 'badUtf8'
  | 'nulCharacter'
  | 'badName'
  | 'duplicatedName'
  | 'leafAndParent'
  | 'tooManyFields'
  | 'fieldTooLong'
  | 'tooDeep'

export type FormResult =
  | { readonly ok: true; readonly value: FormFields }
  | { readonly ok: false; readonly reason: FormRefusal }

const limits = { fields: 1000, bytes: 65_536, depth: 8 } as const

/** Names with a special meaning for ordinary objects. */
const forbiddenSegments: ReadonlySet<string> = new Set(['', '__proto__', 'constructor', 'prototype'])

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')

function* leavesOf(fields: FormFields, prefix: string): Generator<readonly [name: string, value: string]> {
  for (const [segment, value] of Object.entries(fields)) {
    if (forbiddenSegments.has(segment) || segment.includes('.')) throw new RangeError(`"${segment}" cannot be a field`)
    if (typeof value === 'string') yield [prefix + segment, value]
    else if (value !== undefined) yield* leavesOf(value, `${prefix}${segment}.`)
  }
}

/**
 * Encodes fields of text as a form body. Undefined members and empty groups are omitted; half a surrogate pair
 * becomes U+FFFD. Throws RangeError for a member name that no form can carry (empty, with a dot, `__proto__`…).
 */
export const encodeForm = (fields: FormFields): string =>
  [...leavesOf(fields, '')].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')

type MutableFields = { [name: string]: string | MutableFields }

const noFields = (): MutableFields => Object.create(null)

/** Text with `+` and `%` unescaped, or why it is invalid. */
function unescaped(raw: string): { readonly text: string } | FormRefusal {
  // A photograph is a million characters without escapes: examining each of them again would hold up everybody.
  if (!/[%+]/.test(raw)) return { text: raw }
  if (/%(?![\dA-Fa-f]{2})/.test(raw)) return 'badEscape'
  try {
    return { text: decodeURIComponent(raw.replaceAll('+', ' ')) }
  } catch {
    return 'badUtf8'
  }
}

const isTooLong = (text: string, longest: number): boolean =>
  text.length > longest || (text.length * 3 > longest && new TextEncoder().encode(text).length > longest)

function refusalOfText(text: string, longest: number): FormRefusal | null {
  if (isTooLong(text, longest)) return 'fieldTooLong'
  if (!text.isWellFormed()) return 'badUtf8'
  return text.includes('\0') ? 'nulCharacter' : null
}

/** Inserts one leaf into the tree, or returns why it has no place there. */
function place(root: MutableFields, name: string, value: string): FormRefusal | null {
  const segments = name.split('.', limits.depth + 1)
  if (segments.length > limits.depth) return 'tooDeep'
  if (segments.some((segment) => forbiddenSegments.has(segment))) return 'badName'
  const last = segments.pop() ?? ''
  let parent = root
  for (const segment of segments) {
    const next = (parent[segment] ??= noFields())
    if (typeof next === 'string') return 'leafAndParent'
    parent = next
  }
  const present = parent[last]
  if (present !== undefined) return typeof present === 'string' ? 'duplicatedName' : 'leafAndParent'
  parent[last] = value
  return null
}

function* pairsOf(body: string): Generator<readonly [string, string] | FormRefusal> {
  for (const pair of body.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = unescaped(equals === -1 ? pair : pair.slice(0, equals))
    const value = unescaped(equals === -1 ? '' : pair.slice(equals + 1))
    if (typeof name === 'string') yield name
    else if (typeof value === 'string') yield value
    else yield [name.text, value.text]
  }
}

/**
 * Decodes a form body (or pairs already unescaped, such as URLSearchParams) into nested fields without prototype.
 * Refuses a bad escape, invalid UTF-8, NUL, a name that is empty, duplicate, dangerous (`__proto__`) or both field and
 * group, more than 1,000 fields, more than `longest` bytes (UTF-8; 64 KiB) in one name or value, more than 8 levels.
 */
export function decodeForm(
  body: string | Iterable<readonly [string, string]>,
  longest: number = limits.bytes,
): FormResult {
  const root = noFields()
  let count = 0
  for (const pair of typeof body === 'string' ? pairsOf(body) : body) {
    if (typeof pair === 'string') return { ok: false, reason: pair }
    const [name, value] = pair
    const tooMany = ++count > limits.fields ? 'tooManyFields' : null
    const reason = tooMany ?? refusalOfText(name, longest) ?? refusalOfText(value, longest) ?? place(root, name, value)
    if (reason !== null) return { ok: false, reason }
  }
  return { ok: true, value: root }
}
