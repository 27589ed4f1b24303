import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetIdleAnswers } from './forget-idle-answers.ts'

test('a result nobody shows is dropped; one in flight arrives', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['kept'], 1)
  const answers: ((answer: number) => void)[] = []
  const queryFn = () => new Promise<number>((resolve) => answers.push(resolve))
  const asked = queryClient.fetchQuery({ queryKey: ['asked'], queryFn })
  forgetIdleAnswers(queryClient)
  answers[0]?.(2)
  expect([await asked, queryClient.getQueryData(['kept'])]).toEqual([2, undefined])
})
