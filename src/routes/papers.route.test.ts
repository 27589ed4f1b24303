import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { papersRoute } from './papers.route.tsx'

test('the shell’s papers address redirects to the area of one’s own papers and keeps the query', () => {
  try {
    void papersRoute.options.beforeLoad?.({ search: { list: 'given' } } as never)
    expect.unreachable('it leads on')
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { to, params, search, replace } = thrown.options
    expect({ to, params, search, replace }).toEqual({
      to: '/$',
      params: { _splat: 'my-paper' },
      search: { list: 'given' },
      replace: true,
    })
  }
})
