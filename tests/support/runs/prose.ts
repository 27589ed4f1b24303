import { type ESTree, parseSync, Visitor } from 'vite'

const titled = new Set(['test', 'describe'])

/** What a file says to readers of its code: comments, and the titles of tests; without code and addresses quoted there. */
export function proseOf({ path, text }: { readonly path: string; readonly text: string }): string {
  const titles: string[] = []
  const { program, comments } = parseSync(path, text)
  const CallExpression = ({ callee, arguments: [title] }: ESTree.CallExpression) => {
    if (title !== undefined && titled.has(rootOf(callee))) titles.push(...wordsIn(title))
  }
  new Visitor({ CallExpression }).visit(program)
  return [...comments.map(({ value }) => value), ...titles]
    .map((part) => part.replaceAll(/`[^`]*`|\S*\/\S*/g, ' '))
    .join('\n')
}

/** The name that a callee begins with: that of `test.each(rows)` is `test`. */
function rootOf(callee: ESTree.Expression): string {
  if (callee.type === 'CallExpression') return rootOf(callee.callee)
  if (callee.type === 'MemberExpression') return rootOf(callee.object)
  return callee.type === 'Identifier' ? callee.name : ''
}

/** The text of a title, without what is put into it. */
function wordsIn(title: ESTree.Argument): readonly string[] {
  if (title.type === 'Literal') return [String(title.value)]
  return title.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.raw) : []
}
