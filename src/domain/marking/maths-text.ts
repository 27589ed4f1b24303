/** One notation for maths typed on a keyboard, on a phone, or in LaTeX. */
import { withSigns } from '../rich-text/formula-signs.ts'

const signs: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/\$/g, ''],
  [/\\(?:left|right|displaystyle)(?![A-Za-z])|\\[,;:! ]|\\q?quad(?![A-Za-z])|~/g, ' '],
  [/\\(?:text|mathrm|rm)\{([^{}]*)\}/g, '$1'],
  [/\\[dtc]?frac(?![A-Za-z])/g, '\\frac'],
  [/\\sqrt(?![A-Za-z])/g, '√'],
  [/\\times(?![A-Za-z])|[*∗✕✖]/g, '×'],
  [/\\div(?![A-Za-z])/g, '÷'],
  [/\\cdot(?![A-Za-z])|[⋅∙•・]/g, '·'],
  [/\\pm(?![A-Za-z])/g, '±'],
  [/\\mp(?![A-Za-z])/g, '∓'],
  [/\\pi(?![A-Za-z])|(?<![A-Za-z])[Pp]i(?![A-Za-z])/g, 'π'],
  [/\\%/g, '%'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2044\u2215]/g, '/'],
]

/** Look-alikes, and what is typed for want of a key; applied after commands have become signs. */
const alike: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/<=|=<|[⩽≦]/g, '≤'],
  [/>=|[⩾≧]/g, '≥'],
  [/!=|<>/g, '≠'],
  [/\/\/|‖/g, '∥'],
  [/∣/g, '|'],
  [/∶/g, ':'],
  [/\+ *∞/g, '∞'],
  [/\\([{}])/g, '$1'],
  [/([\^_])\{(.)\}/g, '$1$2'],
]

const unitNames =
  '毫米 mm|厘米 cm|分米 dm|千米 km|公里 km|米 m|千克 kg|公斤 kg|克 g|毫升 mL|升 L|分钟 min|小时 h|秒 s|摄氏度 °C|度 °'

const unitOfName: ReadonlyMap<string, string> = new Map(
  unitNames.split('|').map((pair) => pair.split(' ') as [name: string, unit: string]),
)

const namedUnit = new RegExp(`(平方|立方)?(${[...unitOfName.keys()].join('|')})`, 'g')

/** 12平方厘米 → 12cm^2, 60千米/时 → 60km/h. */
const withUnitSigns = (text: string): string =>
  text
    .replaceAll(namedUnit, (_, power: string | undefined, name: string) => {
      const unit = unitOfName.get(name) ?? name
      return power === undefined ? unit : `${unit}^${power === '平方' ? '2' : '3'}`
    })
    .replaceAll(/(?<=\/)时/g, 'h')

/** The equations of a system as a list: `\begin{cases}x=1\\y=2\end{cases}` → x=1,y=2. */
const withoutSystems = (text: string): string =>
  text
    .replaceAll(/(?:\\left *\\\{ *)?\\begin\{(?:cases|array|aligned)\}(?:\{[clr]+\})?/g, '')
    .replaceAll(/\\end\{(?:cases|array|aligned)\}(?: *\\right *\.)?/g, '')
    .replaceAll('\\\\', ',')
    .replaceAll(/(?<!\\)&/g, '')

/** Runs before general compatibility normalization, which would turn 2² into 22 and 1½ into 11/2. */
const expanded = (text: string): string =>
  text
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/[㎟-㎦]/g, (unit) => unit.normalize('NFKC').replace(/\d$/, '^{$&}'))
    .replaceAll(/[¼-¾⅐-⅞]/g, (part) => part.normalize('NFKC').replace(/^(\d+)\u2044(\d+)$/, '\\frac{$1}{$2}'))
    .replaceAll(/[⁰¹²³⁴-⁹⁻]+/g, (power) => `^{${power.normalize('NFKC')}}`)

/**
 * Full-width characters, LaTeX commands and look-alikes as one sign each: `\dfrac{1}{2}` → `\frac{1}{2}`, `\sqrt` → √,
 * `\times` → ×, `x²` → `x^{2}`. A mixed number typed with a space or 又 ("1 1/2") becomes `1\frac{1}{2}`.
 */
export function mathsText(text: string): string {
  let result = expanded(withoutSystems(text)).normalize('NFKC')
  for (const [pattern, sign] of signs) result = result.replaceAll(pattern, sign)
  result = withSigns(result)
  for (const [pattern, sign] of alike) result = result.replaceAll(pattern, sign)
  return withUnitSigns(result)
    .replaceAll(/(?<![\d.)}])(\d+)(?: +| *又 *)(\d+)\/(\d+)(?![\d.])/g, '$1\\frac{$2}{$3}')
    .trim()
    .replace(/。$|(?<=\D)\.$/, '')
}
