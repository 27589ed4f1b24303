/** The circles of a graph, each as the way around it; of circles that share nodes at least one. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (node: string, way: readonly string[]) => {
    const start = way.indexOf(node)
    if (start >= 0) circles.push([...way.slice(start), node].join(' → '))
    if (start >= 0 || done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...way, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return circles
}
