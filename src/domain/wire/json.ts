import * as z from 'zod/mini'

const maximumDepth = 64

/**
 * Whether brackets nest at most `maximumDepth` deep. Checked before parsing, so that neither the parser nor a schema
 * ever meets a deeper tree.
 */
function isShallow(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '[' || character === '{') {
      if (++depth > maximumDepth) return false
    } else if (character === ']' || character === '}') depth--
  }
  return true
}

/** Text that a database and a form can carry: no NUL, no half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether every text in a parsed tree is storable and no key is `__proto__`. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, member]) => key !== '__proto__' && isStorable(key) && isPlain(member))
}

const jsonText = z
  .string()
  .check(z.refine(isShallow))
  .register(z.globalRegistry, { contentMediaType: 'application/json' })

/**
 * A tree in one form field (the books that are added to a class): JSON text ↔ what `schema` describes, with numbers as numbers. Text that
 * is not JSON, nests deeper than 64, or contains NUL, half a surrogate pair or a `__proto__` key is an issue, never an
 * exception.
 */
export const json = <Schema extends z.core.SomeType>(schema: Schema): z.ZodMiniCodec<typeof jsonText, Schema> =>
  z.codec(jsonText, schema, {
    decode: (text, context) => {
      try {
        const parsed: unknown = JSON.parse(text)
        // The schema checks the shape, right after this.
        if (isPlain(parsed)) return parsed as z.input<Schema>
      } catch {
        // Reported below, like a tree that is not plain.
      }
      context.issues.push({ code: 'invalid_format', format: 'json', input: text, message: 'Invalid JSON' })
      return z.NEVER
    },
    encode: (value) => JSON.stringify(value),
  })
