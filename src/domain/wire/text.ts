import * as z from 'zod/mini'

/** Canonical composition, trimmed (U+3000 included). */
const clean = (text: string): string => text.normalize('NFC').trim()

/** No NUL and no other C0 control except line feed and tab, no half of a surrogate pair. */
const isPrintable = (text: string): boolean => !/[^\P{Cc}\n\t\x7F-\x9F]/u.test(text) && text.isWellFormed()

/** A text of `minimum` to `maximum` code points after cleaning; the limits are exposed as JSON Schema's own. */
function cleaned(minimum: number, maximum: number) {
  return z
    .string()
    .check(
      z.overwrite(clean),
      z.refine(isPrintable),
      z.check((context) => {
        const length = [...context.value].length
        const size = { origin: 'string', inclusive: true, input: context.value } as const
        if (length < minimum) context.issues.push({ code: 'too_small', minimum, ...size })
        if (length > maximum) context.issues.push({ code: 'too_big', maximum, ...size })
      }),
    )
    .register(z.globalRegistry, minimum > 0 ? { minLength: minimum, maxLength: maximum } : { maxLength: maximum })
}

/**
 * Required text: NFC, trimmed (U+3000 too), 1 to `maximum` characters. A character is a code point, so 𠮷 and 😀 count
 * once. Control characters except line feed and tab, and halves of surrogate pairs, are an issue.
 */
export const text = (maximum: number) => cleaned(1, maximum)

/** Like `text`, but the field may be missing or empty; an empty field remains the empty text. */
export const optionalText = (maximum: number) => z.optional(cleaned(0, maximum))
