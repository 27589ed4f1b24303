import { expect, test, vi } from 'vitest'
import { closeStatus } from '#api/ports/area.ts'
import { createAreaOpenings } from './area-openings.ts'

function opened() {
  const openings = createAreaOpenings()
  const onOk = vi.fn<(result: unknown) => void>()
  openings.open('/choose-words-html/VocabularyList?courseId=3', onOk)
  return { ...openings, onOk }
}

test('the opener of an area gets the result of one that closes with OK, once', () => {
  const { arrive, close, onOk } = opened()
  arrive('/choose-words-html/VocabularyList')
  arrive('/choose-words-html/VocabularyDetail')
  close('/choose-words-html', closeStatus.ok, ['twelfth'])
  close('/choose-words-html', closeStatus.ok, ['again'])
  expect(onOk.mock.calls).toEqual([[['twelfth']]])
})

test.each([
  ['fails', (openings: ReturnType<typeof opened>) => openings.close('/choose-words-html', closeStatus.fail, null)],
  ['is left for another page', (openings: ReturnType<typeof opened>) => openings.arrive('/my-paper')],
  ['is not the one that closes', (openings: ReturnType<typeof opened>) => openings.close('/keben', closeStatus.ok, 1)],
  ['gives way to another one', (openings: ReturnType<typeof opened>) => openings.open('/keben', () => {})],
])('of an area that %s nobody hears', (_, end) => {
  const openings = opened()
  end(openings)
  openings.close('/choose-words-html', closeStatus.ok, 'late')
  expect(openings.onOk).not.toHaveBeenCalled()
})
