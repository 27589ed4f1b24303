// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { browserDraftView, fakeDraftViews, type OpenDraftView } from './draft-view.ts'

/** Two pages with the same thing open and one with something else, and what they hear. */
function pages(open: OpenDraftView) {
  const heard: string[] = []
  const openAs = (page: string, name: string) =>
    open(name, {
      shown: (text) => heard.push(`${page} sees ${text}`),
      asked: () => heard.push(`${page} is asked`),
      wanted: () => heard.push(`${page} is wanted to hand over`),
      handedOver: () => heard.push(`${page} may take over`),
      writing: () => heard.push(`${page} hears of a writer`),
      watching: (writerName) => heard.push(`${page} hears of a watcher of ${writerName}`),
    })
  const views = [openAs('first', '1.12'), openAs('second', '1.12'), openAs('other', '1.13')] as const
  onTestFinished(() => {
    for (const view of views) view.close()
  })
  return { heard, first: views[0], second: views[1] }
}

test.each([
  ['a browser', browserDraftView],
  ['memory', fakeDraftViews()],
])('in %s a page is heard by those that have the same open, and not by itself', async (_, open) => {
  const { heard, first, second } = pages(open)
  first.show('draft')
  second.ask()
  second.want()
  first.handOver()
  first.report({ kind: 'watching', writerName: '周明远' })
  second.report({ kind: 'writing' })
  await expect
    .poll(() => heard.toSorted())
    .toEqual([
      'first hears of a writer',
      'first is asked',
      'first is wanted to hand over',
      'second hears of a watcher of 周明远',
      'second may take over',
      'second sees draft',
    ])
})

test('messages of another version of the page are ignored', async () => {
  const { heard, first } = pages(browserDraftView)
  const channel = new BroadcastChannel('podium.draft.1.12')
  onTestFinished(() => channel.close())
  for (const odd of [null, 'draft', { kind: 'shown' }, { kind: 'shown', text: 7 }, { kind: 'closed' }])
    channel.postMessage(odd)
  first.show('draft')
  await expect.poll(() => heard).toEqual(['second sees draft'])
})
