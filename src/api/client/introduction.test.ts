import { expect, test, vi } from 'vitest'
import { createIntroduction } from './introduction.ts'

/** Calls by name: which were sent, and how to answer them. */
function world() {
  const introduced = createIntroduction()
  const sent: string[] = []
  const pending = new Map<string, { readonly answer: (text: string) => void; readonly fail: (error: Error) => void }>()
  const ask = (name: string) => {
    const asked = introduced(() => {
      sent.push(name)
      return new Promise<string>((answer, fail) => pending.set(name, { answer, fail }))
    })
    asked.catch(() => {})
    return asked
  }
  const settle = async (act: () => void) => {
    act()
    await new Promise(setImmediate)
  }
  return {
    sent,
    ask,
    answer: (name: string) => settle(() => pending.get(name)?.answer(name)),
    fail: (name: string) => settle(() => pending.get(name)?.fail(new Error(name))),
  }
}

test('calls beside the first one are sent once it is answered, and later ones at once', async () => {
  const { sent, ask, answer } = world()
  const answers = ['code', 'token', 'state'].map(ask)
  expect(sent).toEqual(['code'])
  await answer('code')
  expect(sent).toEqual(['code', 'token', 'state'])
  void ask('captcha')
  expect(sent.at(-1)).toBe('captcha')
  await answer('token')
  await answer('state')
  expect(await Promise.all(answers)).toEqual(['code', 'token', 'state'])
})

test('when the first one fails, the next becomes the first', async () => {
  const { sent, ask, fail, answer } = world()
  const [failing] = ['code', 'token', 'state'].map(ask)
  await fail('code')
  await expect(failing).rejects.toThrow('code')
  expect(sent).toEqual(['code', 'token'])
  await answer('token')
  expect(sent).toEqual(['code', 'token', 'state'])
})

test('one that is never answered holds up the others for two seconds', async () => {
  vi.useFakeTimers()
  const { sent, ask } = world()
  for (const name of ['code', 'token']) void ask(name)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(sent).toEqual(['code'])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['code', 'token'])
  vi.useRealTimers()
})
