import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ResultOf } from '#api/client/client.ts'
import { type CallFailure, isAnswered } from '#api/client/failures.ts'
import type { EndpointData, InputOf } from '#api/contract/endpoint.ts'
import { useCall } from './client-context.tsx'
import { keepNothing, useKeptWork } from './kept-work-context.tsx'

export interface CommandOptions {
  /** Endpoints whose results become stale when this succeeds. */
  readonly invalidates?: readonly EndpointData[]
  /** The input contains a secret: nothing of it is stored beyond the page. */
  readonly isSecret?: boolean
  /** It sets one thing: each success supersedes what was set before. */
  readonly isSetting?: boolean
  /**
   * A step of a flow that ends with its page: pending calls are cancelled rather than sent later, when nobody continues
   * the flow.
   */
  readonly endsWithPage?: boolean
}

/**
 * A write. One intent keeps one idempotency key until its response is known: pressing again after a lost response, with
 * the same input, cannot do the thing twice, even after a reload.
 */
export function useCommand<E extends EndpointData>(
  endpoint: E,
  { invalidates = [], isSecret = false, isSetting = false, endsWithPage = false }: CommandOptions = {},
) {
  const call = useCall()
  const cache = useQueryClient()
  const kept = useKeptWork()
  const [ofPage] = useState(keepNothing)
  const keys = isSecret ? ofPage : kept
  const signal = useSignal(endsWithPage)
  return useMutation<ResultOf<E>, CallFailure<E>, InputOf<E>>({
    mutationFn: async (input: InputOf<E>) => {
      const intent = { path: endpoint.path, input }
      const idempotencyKey = keys.keyOf(intent)
      try {
        const answer = await call(endpoint, input, { idempotencyKey, ...signal() })
        keys.complete(intent, isSetting)
        return answer
      } catch (error) {
        if (isAnswered(error)) keys.settle(intent)
        throw error
      }
    },
    onSuccess: () =>
      Promise.all(invalidates.map(({ path }) => cache.invalidateQueries({ queryKey: [path] }))).then(() => undefined),
  })
}

/** Cancels a call when the page goes away, if wanted. */
function useSignal(isWanted: boolean): () => { readonly signal?: AbortSignal } {
  const current = useRef<AbortController | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    const controller = new AbortController()
    current.current = controller
    return () => controller.abort()
  }, [isWanted])
  return () => (current.current === null ? {} : { signal: current.current.signal })
}
