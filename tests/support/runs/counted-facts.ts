import { type ESTree, parseSync, Visitor } from 'vite'

/** What expects of a test file compare although it joins different facts, in an array or by `&&`, as the file writes it. */
export function countedFacts({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  // Parsing every test takes seconds, and few have such an expect.
  if (!/\bexpect\(\s*\[|\bexpect\(.*&&/.test(text)) return []
  const calls: ESTree.CallExpression[] = []
  new Visitor({ CallExpression: (call) => void calls.push(call) }).visit(parseSync(path, text).program)
  return calls.flatMap(({ callee, arguments: [actual] }) => {
    if (callee.type !== 'Identifier' || callee.name !== 'expect' || actual === undefined) return []
    const facts = new Set(joinedIn(actual).map((fact) => fact && withoutInputs(text, fact, calls)))
    return facts.size > 1 ? [text.slice(actual.start, actual.end)] : []
  })
}

/** The elements of an array, or comparisons joined by `&&`; what narrows a type before `&&` is no fact. */
function joinedIn(actual: ESTree.Argument): readonly (ESTree.Span | null)[] {
  if (actual.type === 'ArrayExpression') return actual.elements
  const comparisons = conjunctsOf(actual)
  return comparisons.every(({ type }) => type === 'BinaryExpression') ? comparisons : []
}

const conjunctsOf = (actual: ESTree.Argument): readonly ESTree.Argument[] =>
  actual.type === 'LogicalExpression' && actual.operator === '&&'
    ? [actual.left, actual.right].flatMap(conjunctsOf)
    : [actual]

/** An expression without what its calls are given: one function over several inputs is one fact. */
function withoutInputs(text: string, { start, end }: ESTree.Span, calls: readonly ESTree.CallExpression[]): string {
  const isInput = (at: number) =>
    calls.some(({ callee, arguments: inputs }) => {
      const [first, last] = [inputs.at(0), inputs.at(-1)]
      return callee.start >= start && first !== undefined && last !== undefined && first.start <= at && at < last.end
    })
  const kept = text
    .slice(start, end)
    .split('')
    .filter((_, index) => !isInput(start + index))
  return kept.join('').replaceAll(/^await |[\s,]/g, '')
}
