/**
 * LaTeX as code for the typesetter, which can read files and fetch packages: the code let through can do neither. Plain
 * JavaScript, because the process that sets pages runs no TypeScript.
 */
import { tex2typst } from 'tex2typst'

/** Longest formula to be processed, in characters. */
const longest = 2000

/** Commands that the converter does not know: for the typesetter, the root sign takes what is behind it. */
const customTexMacros = { '\\surd': '√' }

/**
 * The code of a formula; null if it has none, or one that might be more than a formula.
 *
 * @param {string} tex
 * @returns {string | null}
 */
export function codeOf(tex) {
  if (tex.length > longest) return null
  try {
    const code = tex2typst(tex, { customTexMacros })
    return isFormulaOnly(code) ? code : null
  } catch {
    return null
  }
}

/** An escape, a quoted text, or any other character; no finer distinction is needed. */
const tokens = /\\.|"(?:\\.|[^"\\])*"|[\s\S]/gsu

/**
 * Whether maths code never leaves maths mode: `#` begins code, `std` gives access to every function, a comment could
 * hide the end of a text, and a lone quote begins one.
 *
 * @param {string} code
 */
export function isFormulaOnly(code) {
  const bare = (code.match(tokens) ?? []).filter((token) => token.length === 1 || !/^["\\]/.test(token)).join('')
  return !/[#"$`@]|\/\/|\/\*|\bstd\b/u.test(bare)
}
