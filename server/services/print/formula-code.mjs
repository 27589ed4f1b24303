/**
 * LaTeX as code of the typesetter, which can read files and fetch packages: what is let through can do neither. Plain
 * JavaScript, because the process that sets pages runs no TypeScript.
 */
import { tex2typst } from 'tex2typst'

/** Longest formula that is looked at, in characters. */
const longest = 2000

/**
 * The code of a formula; null where it has none, or one that could be more than a formula.
 *
 * @param {string} tex
 * @returns {string | null}
 */
export function codeOf(tex) {
  if (tex.length > longest) return null
  try {
    const code = tex2typst(tex)
    return isFormulaOnly(code) ? code : null
  } catch {
    return null
  }
}

/** An escape, a quoted text, or one more character; nothing else is told apart. */
const tokens = /\\.|"(?:\\.|[^"\\])*"|[\s\S]/gsu

/**
 * Whether code of maths leaves maths nowhere: `#` begins code, `std` names every function, a comment could hide where a
 * text ends, and a quote alone begins one.
 *
 * @param {string} code
 */
export function isFormulaOnly(code) {
  const bare = (code.match(tokens) ?? []).filter((token) => token.length === 1 || !/^["\\]/.test(token)).join('')
  return !/[#"$`@]|\/\/|\/\*|\bstd\b/u.test(bare)
}
