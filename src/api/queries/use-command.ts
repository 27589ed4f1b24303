import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newKey } from '#api/client/client.ts'
import { isAnswered } from '#api/client/failures.ts'
import type { EndpointData, InputOf } from '#api/contract/endpoint.ts'
import { useCall } from './client-context.tsx'

export interface CommandOptions {
  /** Endpoints whose answers are stale once this succeeded. */
  readonly invalidates?: readonly EndpointData[]
}

/**
 * A write. One intent keeps one idempotency key until its answer is known: pressing again after a lost answer, with the
 * same input, cannot do the thing twice.
 */
export function useCommand<E extends EndpointData>(endpoint: E, { invalidates = [] }: CommandOptions = {}) {
  const call = useCall()
  const cache = useQueryClient()
  const keys = useRef(new Map<string, string>())
  return useMutation({
    mutationFn: async (input: InputOf<E>) => {
      const intent = JSON.stringify(input)
      const idempotencyKey = keys.current.get(intent) ?? newKey()
      keys.current.set(intent, idempotencyKey)
      try {
        const answer = await call(endpoint, input, { idempotencyKey })
        keys.current.delete(intent)
        return answer
      } catch (error) {
        if (isAnswered(error)) keys.current.delete(intent)
        throw error
      }
    },
    onSuccess: () =>
      Promise.all(invalidates.map(({ path }) => cache.invalidateQueries({ queryKey: [path] }))).then(() => undefined),
  })
}
