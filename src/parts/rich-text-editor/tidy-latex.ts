/** Commands of the formula field that KaTeX lacks. */
const commands: Readonly<Record<string, string>> = {
  '\\imaginaryI': 'i',
  '\\exponentialE': 'e',
  '\\differentialD': 'd',
  '\\degree': '^{\\circ}',
}

/**
 * LaTeX as the product stores it: no empty placeholders, arguments in braces (`\sqrt3`, `\frac12`), Chinese characters in
 * `\text`, where KaTeX sets them upright and MathLive lets an input method enter them without it.
 */
export function tidyLatex(typed: string): string {
  const braced = typed
    .replaceAll(/\\placeholder(?:\[[^\]]*\])?\{[^{}]*\}/g, '')
    .replaceAll(/\\(?:imaginaryI|exponentialE|differentialD|degree)(?![a-zA-Z])/g, (command) => commands[command] ?? '')
    .replaceAll(/\\sqrt(\d)/g, String.raw`\sqrt{$1}`)
    .replaceAll(/\\frac(\d)(\d)/g, String.raw`\frac{$1}{$2}`)
    .replaceAll(/\\frac(\d)(?=\{)/g, String.raw`\frac{$1}`)
    .replaceAll(/(\\frac\{[^{}]*\})(\d)/g, '$1{$2}')
  return withUprightChinese(braced).trim()
}

const chinese = /\\(?:text|mathrm|operatorname|textbf)\{[^{}]*\}|[\p{Script=Han}，。；：、？！（）]+/gu

const withUprightChinese = (tex: string): string =>
  tex.replaceAll(chinese, (found) => (found.startsWith('\\') ? found : String.raw`\text{${found}}`))
