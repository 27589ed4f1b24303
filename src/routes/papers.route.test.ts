import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { papersRoute } from './papers.route.tsx'

test('the shell’s papers address redirects to the area of one’s own papers and keeps the query', () => {
  const { to, params, search, replace } = redirection().options
  expect({ to, params, search, replace }).toEqual({
    to: '/$',
    params: { _splat: 'my-paper' },
    search: { list: 'given' },
    replace: true,
  })
})

function redirection() {
  try {
    void papersRoute.options.beforeLoad?.({ search: { list: 'given' } } as never)
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown
    throw thrown
  }
  throw new Error('It leads nowhere')
}
