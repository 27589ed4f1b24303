import { expect, test } from 'vitest'
import { closeArea } from './close-area.ts'

/** What happens when an area closes with this many history entries behind it. */
function closing(isEmbedded: boolean, steps: number): readonly unknown[] {
  const done: unknown[] = []
  const embedding = isEmbedded ? { close: (...how: readonly unknown[]) => void done.push(how) } : null
  closeArea(embedding, { back: () => void done.push('back'), canGoBack: () => steps > 0 }, 1, { papers: [4] })
  return done
}

test('a page that is not framed goes back', () => {
  expect([closing(false, 1), closing(false, 0)]).toEqual([['back'], ['back']])
})

test('in a frame the embedding page is told, and only the frame’s own steps are gone back', () => {
  const report = [1, { papers: [4] }]
  expect([closing(true, 1), closing(true, 0)]).toEqual([[report, 'back'], [report]])
})
