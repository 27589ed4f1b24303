import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError, messageOf } from '#api/client/failures.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { shellTexts } from './shell.texts.ts'

/** Ends the session, then leaves; nothing that this teacher has read stays in the page for the next one. */
export function useSignOut(onSignedOut: () => void): () => Promise<void> {
  const call = useCall()
  const cache = useQueryClient()
  const toast = useToast()
  const texts = useTexts(shellTexts)
  const isLeaving = useRef(false)
  return async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    try {
      await call(signOn.logout, {})
    } catch (error) {
      // Any response of the service other than an outage means that nobody is signed in here any more.
      if (!(error instanceof CallError && error.globalId === 'notLoggedIn')) {
        isLeaving.current = false
        toast.error(texts.signOutFailed(messageOf(error)))
        return
      }
    }
    onSignedOut()
    cache.clear()
  }
}
