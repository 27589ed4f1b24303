/** Signs and letters of equations as LaTeX. */

const pairs =
  'α alpha|β beta|γ gamma|δ delta|ε varepsilon|ϵ epsilon|ζ zeta|η eta|θ theta|ι iota|κ kappa|λ lambda|μ mu|ν nu|ξ xi|π pi|ρ rho|' +
  'σ sigma|τ tau|υ upsilon|φ varphi|ϕ phi|χ chi|ψ psi|ω omega|Γ Gamma|Δ Delta|Θ Theta|Λ Lambda|Ξ Xi|Π Pi|Σ Sigma|Φ Phi|Ψ Psi|' +
  'Ω Omega|× times|÷ div|± pm|∓ mp|⋅ cdot|· cdot|∙ cdot|≤ leq|≥ geq|⩽ leqslant|⩾ geqslant|≠ neq|≈ approx|≡ equiv|≅ cong|≌ cong|' +
  '≁ nsim|∼ sim|∽ backsim|∝ propto|∈ in|∉ notin|⊄ not\\subset|⊂ subset|⊆ subseteq|⊃ supset|⊇ supseteq|⊊ subsetneqq|⫋ subsetneqq|∪ cup|∩ cap|' +
  '∅ varnothing|∀ forall|∃ exists|¬ neg|∧ wedge|∨ vee|∞ infty|∠ angle|△ triangle|⊙ odot|⊥ perp|∥ parallel|∣ mid|→ to|← leftarrow|' +
  '⇒ Rightarrow|⇔ Leftrightarrow|↔ leftrightarrow|↦ mapsto|∘ circ|… ldots|⋯ cdots|⋮ vdots|⋱ ddots|∵ because|∴ therefore|' +
  '∁ complement|∂ partial|∇ nabla|∑ sum|∏ prod|∫ int|√ surd|∖ setminus|ℓ ell|□ square|⟨ langle|⟩ rangle|⌢ frown'

const commands = new Map(pairs.split('|').map((pair) => pair.split(' ') as [string, string]))

const others: Readonly<Record<string, string>> = {
  '−': '-',
  '′': "'",
  '″': "''",
  '°': '^{\\circ}',
  '％': '\\%',
  '%': '\\%',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  '&': '\\&',
  $: '\\$',
  _: '\\_',
  '\\': '\\backslash ',
  '‖': '\\|',
  ℝ: '\\mathbb{R}',
  ℕ: '\\mathbb{N}',
  ℤ: '\\mathbb{Z}',
  ℚ: '\\mathbb{Q}',
  ℂ: '\\mathbb{C}',
  '\u00A0': '\\ ',
  '\u2003': '\\quad ',
  '\u2009': '\\,',
  '\u2002': '\\enspace ',
  '\u2005': '\\:',
  '\u200A': '',
  '\u200B': '',
}

/** A text of an equation, sign by sign; a root sign takes the number or letter behind it. Chinese is kept as text. */
export function latexCharacters(text: string): string {
  const tex = [...plainLetters(text)].map((character) => {
    const command = commands.get(character)
    return command === undefined ? (others[character] ?? character) : `\\${command} `
  })
  return tex
    .join('')
    .replaceAll(/\\surd (\d+|[A-Za-z](?![A-Za-z]))/g, String.raw`\sqrt{$1}`)
    .replaceAll(/[\p{Script=Han}，。；：、？！（）]+/gu, (words) => `\\text{${words}}`)
}

const functions = new Set(
  'sin cos tan cot sec csc log ln lg lim max min exp arcsin arccos arctan det gcd sup inf sinh cosh tanh'.split(' '),
)

/** Plain text within a formula: signs that LaTeX gives a meaning are left out. */
export const plainTex = (text: string): string => text.trim().replaceAll(/[{}\\$%#&_^~]/g, '')

/** The command of a function; null if it is not one. */
export const namedFunction = (text: string): string | null => (functions.has(text) ? `\\${text}` : null)

const scripts: Readonly<Record<string, string>> = {
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
}

/** Letters in a style of their own; null if there is none. */
export function styledLetters(text: string, script: string | undefined, style: string | undefined): string | null {
  if (!/^[A-Za-z]+$/.test(text)) return null
  const command = scripts[script ?? '']
  if (command !== undefined) return `\\${command}{${text}}`
  if (style === 'p') return `\\mathrm{${text}}`
  if (style === 'b') return `\\mathbf{${text}}`
  return style === 'bi' ? `\\boldsymbol{${text}}` : null
}

/** Slanted letters of the mathematical alphabet become plain ones: formula letters are italic anyway. */
const plainLetters = (text: string): string =>
  text.replaceAll(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'))
