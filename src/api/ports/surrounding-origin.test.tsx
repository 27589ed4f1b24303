// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { surroundingOrigin } from './surrounding-origin.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The page in a frame, with what browsers reveal about it. */
function standInFrame(ancestorOrigins: readonly string[] | undefined, referrer: string) {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window))
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  vi.stubGlobal('location', { ancestorOrigins })
}

test('a page that is not framed has no surrounding origin', () => {
  expect(surroundingOrigin()).toBeNull()
})

test.each([
  [
    ['https://school.example.cn', 'https://portal.example.cn'],
    'https://elsewhere.example.cn/',
    'https://school.example.cn',
  ],
  [undefined, 'https://school.example.cn/lessons?id=3', 'https://school.example.cn'],
  [[], 'http://localhost:8080/', 'http://localhost:8080'],
  [undefined, '', 'null'],
])('around it is, by ancestors %j and referrer %j, %j', (ancestors, referrer, expected) => {
  standInFrame(ancestors, referrer)
  expect(surroundingOrigin()).toBe(expected)
})
