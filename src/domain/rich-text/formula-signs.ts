/** Signs of formulas and their LaTeX commands. */

/** Several signs may share a command: the first of them is what it draws. */
const pairs =
  'α alpha|β beta|γ gamma|δ delta|ε varepsilon|ϵ epsilon|ζ zeta|η eta|θ theta|ι iota|κ kappa|λ lambda|μ mu|ν nu|ξ xi|π pi|ρ rho|' +
  'σ sigma|τ tau|υ upsilon|φ varphi|ϕ phi|χ chi|ψ psi|ω omega|Γ Gamma|Δ Delta|Θ Theta|Λ Lambda|Ξ Xi|Π Pi|Σ Sigma|Φ Phi|Ψ Psi|' +
  'Ω Omega|× times|÷ div|± pm|∓ mp|⋅ cdot|· cdot|∙ cdot|≤ leq|≥ geq|⩽ leqslant|⩾ geqslant|≠ neq|≈ approx|≡ equiv|≅ cong|' +
  '≁ nsim|∼ sim|∽ backsim|∝ propto|∈ in|∉ notin|⊄ not\\subset|⊂ subset|⊆ subseteq|⊃ supset|⊇ supseteq|⊊ subsetneqq|⫋ subsetneqq|∪ cup|∩ cap|' +
  '∅ varnothing|∀ forall|∃ exists|¬ neg|∧ wedge|∨ vee|∞ infty|∠ angle|△ triangle|⊙ odot|⊥ perp|∥ parallel|∣ mid|→ to|← leftarrow|' +
  '⇒ Rightarrow|⇔ Leftrightarrow|↔ leftrightarrow|↦ mapsto|∘ circ|… ldots|⋯ cdots|⋮ vdots|⋱ ddots|∵ because|∴ therefore|' +
  '∁ complement|∂ partial|∇ nabla|∑ sum|∏ prod|∫ int|√ surd|∖ setminus|ℓ ell|□ square|⟨ langle|⟩ rangle|⌢ frown'

/** Commands that the conversion of equations never writes, but people do. */
const furtherPairs =
  "√ sqrt|≤ le|≦ leqq|≥ ge|≧ geqq|≠ ne|∅ emptyset|→ rightarrow|← gets|… dots|° degree|' prime|< lt|> gt|¬ lnot|∧ land|∨ lor|" +
  '⊊ subsetneq|△ bigtriangleup'

const pairsIn = (list: string) => list.split('|').map((pair) => pair.split(' ') as [sign: string, command: string])

/** The command of each sign, without its backslash. */
export const commandOfSign: ReadonlyMap<string, string> = new Map(pairsIn(pairs))

const signOfCommand: ReadonlyMap<string, string> = new Map(
  pairsIn(`${pairs}|${furtherPairs}`)
    .toReversed()
    .map(([sign, command]) => [command, sign]),
)

export const functionNames: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc log ln lg lim max min exp arcsin arccos arctan det gcd sup inf sinh cosh tanh'.split(' '),
)

/** Commands that only change size or slant. */
const looks = new RegExp(
  String.raw`\\(?:(?:left|right)\.|(?:left|right|displaystyle|textstyle|limits|[bB]igg?[lrm]?|text|mathrm|mathrel|mathbf|mathbb|mathit|operatorname|boldsymbol|rm)(?![A-Za-z])\*? ?)`,
  'g',
)

/**
 * LaTeX with signs for its commands: `\angle AOB` → ∠AOB, `2\sin\alpha` → 2sinα. Fractions are all `\frac`, and what only
 * changes how large, slanted or far apart something is has gone. Commands without a sign stay; a new row is a space.
 */
export const withSigns = (tex: string): string =>
  tex
    .replaceAll('\\\\', ' ')
    .replaceAll(looks, '')
    .replaceAll(/\\[,;:!]/g, '')
    .replaceAll(/\\(?: |q?quad(?![A-Za-z]))/g, ' ')
    .replaceAll(/\\[dtc]frac(?![A-Za-z])/g, String.raw`\frac`)
    .replaceAll(/\\([A-Za-z]+)( ?)/g, (found, command: string) => signOfCommand.get(command) ?? found)
    .replaceAll(/(?<![A-Za-z])\\([A-Za-z]+)/g, namedFunction)
    .replaceAll(/\\([A-Za-z]+)/g, (found, command: string) => namedFunction(found, command).replace(/^(?!\\)/, ' '))
    .replaceAll(/\^(?:\{∘\}| ?∘)/g, '°')
    .replaceAll(/\^(?:\{('+)\}| ?('+))/g, '$1$2')

const namedFunction = (found: string, command: string): string => (functionNames.has(command) ? command : found)

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋ₙ'
const level = '0123456789+-n'

const onBaseline = (run: string): string => run.normalize('NFKC').replaceAll('\u2212', '-')

/** x² → `x^{2}`, a₁ → `a_{1}`. Compatibility normalization would take the difference away: 2² would be 22. */
export const scriptsAsTex = (text: string): string =>
  text
    .replaceAll(new RegExp(`[${raised}]+`, 'g'), (run) => `^{${onBaseline(run)}}`)
    .replaceAll(new RegExp(`[${lowered}]+`, 'g'), (run) => `_{${onBaseline(run)}}`)

/** The raised or lowered characters of a script; null if there is none for one of them. */
export function scriptCharacters(script: string, mark: '^' | '_'): string | null {
  const characters = [...script].map((character) => (mark === '^' ? raised : lowered)[level.indexOf(character)])
  return characters.includes(undefined) ? null : characters.join('')
}
