import katex from 'katex'
import type { XmlElement } from '#domain/import/xml-tree.ts'
import { xmlTree } from '../files/xml-tree.mjs'

/** Longest formula to be processed, in characters. */
const longest = 2000

/** A formula as MathML; null if it is none, or more than one. */
export function mathmlOf(tex: string, displayMode: boolean): string | null {
  if (tex.length > longest) return null
  try {
    const drawn = katex.renderToString(tex, { output: 'mathml', displayMode, strict: false, maxExpand: 200 })
    return /<math[\s\S]*<\/math>/.exec(drawn)?.[0] ?? null
  } catch {
    return null
  }
}

/** How deeply elements may be nested, and how many there may be. */
const limits = { depth: 64, nodes: 20_000 } as const

/** A formula as the tree of its MathML, without the LaTeX that KaTeX adds. */
export function mathTree(tex: string): XmlElement | null {
  const mathml = mathmlOf(tex, true)?.replace(/<annotation[\s\S]*<\/annotation>/, '')
  const tree = mathml === undefined ? 'broken' : xmlTree(mathml, limits.depth, { left: limits.nodes })
  return typeof tree === 'string' ? null : tree
}
