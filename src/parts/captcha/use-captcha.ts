import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { captchaMachine } from '#machines/captcha/captcha.machine.ts'
import type { CaptchaInput } from '#machines/captcha/captcha.types.ts'
import { useWhen } from '#ui/use-when.ts'
import { captchaActors } from './captcha.actors.ts'

/** A captcha from its picture to its token. */
export function useCaptcha(input: CaptchaInput, onSolved: (token: string) => void) {
  const call = useCall()
  const [machine] = useState(() => captchaMachine.provide({ actors: captchaActors(call) }))
  const [snapshot, send] = useMachine(machine, { ...inspected, input })
  const { puzzle, x, replaced, message, token } = snapshot.context
  useWhen(snapshot.value === 'solved', () => onSolved(token))
  return {
    // Solved, it closes in a moment and takes no more input.
    phase: snapshot.value === 'solved' ? ('checking' as const) : snapshot.value,
    picture: puzzle,
    x,
    replaced,
    message,
    onMove: (to: number) => send({ type: 'piece.move', x: to }),
    onDrop: () => send({ type: 'piece.drop' }),
    onRefresh: () => send({ type: 'captcha.refresh' }),
  }
}
