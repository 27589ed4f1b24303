import { type ESTree, parseSync, Visitor } from 'vite'

/** The arrays that expects of a test file compare although their elements are different facts, as the file writes them. */
export function countedFacts({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  // Parsing every test takes seconds, and few have such an array.
  if (!/\bexpect\(\s*\[/.test(text)) return []
  const calls: ESTree.CallExpression[] = []
  new Visitor({ CallExpression: (call) => void calls.push(call) }).visit(parseSync(path, text).program)
  return calls.flatMap(({ callee, arguments: [actual] }) => {
    if (callee.type !== 'Identifier' || callee.name !== 'expect' || actual?.type !== 'ArrayExpression') return []
    const facts = new Set(actual.elements.map((element) => element && withoutInputs(text, element, calls)))
    return facts.size > 1 ? [text.slice(actual.start, actual.end)] : []
  })
}

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
