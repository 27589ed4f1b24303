import { type ESTree, parseSync, Visitor } from 'vite'

/** The lines on which functions of a file begin that have more than so many lines. */
export function longFunctions({ path, text }: { readonly path: string; readonly text: string }, most: number) {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  const long: number[] = []
  const note = ({ start, end }: ESTree.Span) => {
    if (lineOf(end) - lineOf(start) >= most) long.push(lineOf(start))
  }
  const visitor = { FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }
  new Visitor(visitor).visit(parseSync(path, text).program)
  return long
}
