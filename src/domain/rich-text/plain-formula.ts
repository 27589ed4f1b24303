import { scriptCharacters, withSigns } from './formula-signs.ts'

/** A formula in one line of plain text, as people would type it: `\frac{1}{2}x^{2}` → 1/2x², `\sqrt{x+1}` → √(x+1). */
export function plainFormula(tex: string): string {
  let text = withSigns(tex.replaceAll('\\\\', ', ').replaceAll(/\\(?:begin|end)\{[^{}]*\}|(?<!\\)&/g, '')).replaceAll(
    /\\(?!frac)[A-Za-z]+ ?/g,
    '',
  )
  // From the inside out: each pass replaces the innermost braces.
  for (let turn = 0; turn < deepest; turn += 1) text = innermostAsText(text)
  return text
    .replaceAll(/(?<!\\)[{}]|\\frac ?/g, '')
    .replaceAll(/([\^_])([\dn])/g, (_, mark: '^' | '_', script: string) => scriptOf(mark, script))
    .replaceAll(/\\([{}%#&_|])/g, '$1')
}

/** How deeply fractions, roots and scripts are nested; anything deeper only loses its braces. */
const deepest = 8

const inner = String.raw`(?<!\\)\{((?:[^{}\\]|\\.)*)\}`

const [fraction, root, script, group] = [
  String.raw`\\frac ?${inner} ?${inner}`,
  String.raw`√(?:\[(\w*)\])? ?${inner}`,
  String.raw`([\^_]) ?${inner}`,
  inner,
].map((pattern) => new RegExp(pattern, 'g')) as [RegExp, RegExp, RegExp, RegExp]

const innermostAsText = (text: string): string => {
  const next = text
    .replaceAll(fraction, (_, above: string, below: string) => `${bracketed(above)}/${bracketed(below)}`)
    .replaceAll(root, (_, index: string | undefined, under: string) =>
      [scriptCharacters(index ?? '', '^') ?? '', '√', bracketed(under)].join(''),
    )
    .replaceAll(script, (_, mark: '^' | '_', content: string) => scriptOf(mark, content))
  return next === text ? text.replaceAll(group, '$1') : next
}

/** In brackets, unless it is a single number, letter or root: √2/2, but (x+1)/2. */
const bracketed = (text: string): string => (/^√?(?:[\d.]+|.|\p{L}+)$/u.test(text.trim()) ? text.trim() : `(${text})`)

const scriptOf = (mark: '^' | '_', content: string): string =>
  scriptCharacters(content, mark) ?? `${mark}${bracketed(content)}`
