// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { browserEmbedding, embeddingIn } from './embedding.ts'

const origin = 'https://school.example.cn'

/** The portal in the frame of a page, which can send any message from any origin. */
function started() {
  const sent: unknown[] = []
  const around = { postMessage: (...message: readonly unknown[]) => void sent.push(message) }
  const embedding = embeddingIn(around, origin)
  const heard: unknown[] = []
  const stops = [
    embedding.onNavigate((path) => heard.push(path)),
    embedding.onCourse((courseId) => heard.push(courseId)),
  ]
  const hear = (data: unknown, from: unknown = origin, source: unknown = around) => {
    const event = new MessageEvent('message', { data, origin: String(from) })
    Object.defineProperty(event, 'source', { value: source })
    window.dispatchEvent(event)
  }
  return { embedding, sent, heard, hear, stop: () => stops.forEach((stop) => stop()) }
}

const navigate = { podium: 1, kind: 'navigate', path: '/classes-dialog' }
const chosen = { podium: 1, kind: 'courseChanged', courseId: 3 }

test('a page that is not framed is not embedded', () => {
  expect(browserEmbedding()).toBeNull()
})

test('everything is sent to the exact origin, with the version', () => {
  const { embedding, sent } = started()
  embedding.ready('/')
  embedding.navigated('/paper?a=1')
  embedding.tellCourse(3)
  embedding.tellCourse(null)
  embedding.close(1, { papers: [4] })
  embedding.close(-1)
  expect(sent).toEqual([
    [{ podium: 1, kind: 'ready', path: '/' }, origin],
    [{ podium: 1, kind: 'navigated', path: '/paper?a=1' }, origin],
    [{ podium: 1, kind: 'courseChanged', courseId: 3 }, origin],
    [{ podium: 1, kind: 'courseChanged', courseId: null }, origin],
    [{ podium: 1, kind: 'close', status: 1, result: { papers: [4] } }, origin],
    [{ podium: 1, kind: 'close', status: -1, result: null }, origin],
  ])
})

test('the embedding page is heard until it is stopped', () => {
  const { heard, hear, stop } = started()
  hear(navigate)
  hear(chosen)
  stop()
  hear(navigate)
  expect(heard).toEqual(['/classes-dialog', 3])
})

test.each(['null', '', `${origin}:8443`, `${origin}/`, `${origin}.evil.example`, 'http://school.example.cn'])(
  'the origin %j is not heard',
  (from) => {
    const { heard, hear } = started()
    hear(navigate, from)
    expect(heard).toEqual([])
  },
)

test('another window of the same origin is not heard', () => {
  const { heard, hear } = started()
  for (const source of [null, window, { postMessage: () => {} }]) hear(navigate, origin, source)
  expect(heard).toEqual([])
})

test.each<unknown>([
  null,
  'navigate',
  { ...navigate, podium: 2 },
  { ...navigate, podium: undefined },
  { ...navigate, kind: 'open' },
  { ...navigate, path: 'https://evil.example/' },
  { ...navigate, path: '//evil.example/' },
  { ...navigate, path: 'javascript:alert(1)' },
  { ...chosen, courseId: '3' },
  { ...chosen, courseId: 0 },
  { ...chosen, courseId: null },
])('%j is no request', (data) => {
  const { heard, hear } = started()
  hear(data)
  expect(heard).toEqual([])
})
