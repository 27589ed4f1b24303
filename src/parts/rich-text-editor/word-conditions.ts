const bounds = /<!\[(if[^\]]*|endif)\]>/gi

/**
 * HTML without what Word reveals to programs that lack something: `<![if !msEquation]>…<![endif]>`. Such a part may contain
 * others, with ends of their own.
 */
export function withoutRevealed(html: string, lacking: string): string {
  const opening = `if !${lacking}`.toLowerCase()
  let kept = ''
  let end = 0
  let depth = 0
  for (const { 0: bound, 1: condition = '', index } of html.matchAll(bounds)) {
    const isEnd = condition.toLowerCase() === 'endif'
    if (depth === 0 && condition.toLowerCase() === opening) {
      kept += html.slice(end, index)
      depth = 1
    } else if (depth > 0 && (depth += isEnd ? -1 : 1) === 0) end = index + bound.length
  }
  return depth > 0 ? kept : kept + html.slice(end)
}
