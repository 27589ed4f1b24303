import { type ESTree, parseSync, Visitor } from 'vite'

/**
 * What expects of a test file compare although it joins different facts, in an array or by `&&`, as the file writes it;
 * `map` may make the array of each row.
 */
export function countedFacts({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  // Parsing every test takes seconds, and few have such an expect.
  if (!/\bexpect\(\s*\[|\bexpect\(.*&&|\bmap\(.*=>\s*\[/.test(text) || !text.includes('expect(')) return []
  const calls: ESTree.CallExpression[] = []
  const made: ESTree.NewExpression[] = []
  new Visitor({
    CallExpression: (call) => void calls.push(call),
    NewExpression: (one) => void made.push(one),
  }).visit(parseSync(path, text).program)
  const maps = [
    ...calls.filter((call) => calledMethod(call) === 'fromEntries'),
    ...made.filter(({ callee }) => callee.type === 'Identifier' && callee.name === 'Map'),
  ]
  return calls.flatMap(({ callee, arguments: [actual] }) => {
    if (callee.type !== 'Identifier' || callee.name !== 'expect' || actual === undefined) return []
    return [actual, ...rowsMadeIn(actual, { calls, maps })].flatMap((joined) => {
      const facts = new Set(joinedIn(joined).map((fact) => fact && withoutInputs(text, fact, calls)))
      return facts.size > 1 ? [text.slice(joined.start, joined.end)] : []
    })
  })
}

/** The arrays that `map` makes of rows in what is expected; pairs that become a map or an object are named by it. */
function rowsMadeIn(
  actual: ESTree.Span,
  { calls, maps }: { readonly calls: readonly ESTree.CallExpression[]; readonly maps: readonly ESTree.Span[] },
): readonly ESTree.ArrayExpression[] {
  const isIn = ({ start, end }: ESTree.Span, outer: ESTree.Span) => outer.start <= start && end <= outer.end
  return calls.flatMap((call) => {
    const [made] = call.arguments
    if (calledMethod(call) !== 'map' || !isIn(call, actual) || maps.some((one) => isIn(call, one))) return []
    return made?.type === 'ArrowFunctionExpression' && made.body.type === 'ArrayExpression' ? [made.body] : []
  })
}

const calledMethod = ({ callee }: ESTree.CallExpression): string =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''

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
