import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetIdleAnswers } from './forget-idle-answers.ts'
import { typedKey } from './typed-key.ts'

test('a result nobody shows is dropped; one in flight arrives, and what is typed stays', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['kept'], 1)
  queryClient.setQueryData(typedKey('list 3'), 'typed')
  const answers: ((answer: number) => void)[] = []
  const queryFn = () => new Promise<number>((resolve) => answers.push(resolve))
  const asked = queryClient.fetchQuery({ queryKey: ['asked'], queryFn })
  forgetIdleAnswers(queryClient)
  answers[0]?.(2)
  expect({ asked: await asked, kept: queryClient.getQueryData(['kept']) }).toStrictEqual({ asked: 2, kept: undefined })
  expect(queryClient.getQueryData(typedKey('list 3'))).toBe('typed')
})
