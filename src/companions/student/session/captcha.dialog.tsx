import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { SlidePuzzleDialog } from '#ui/slide-puzzle/slide-puzzle.dialog.tsx'
import { studentCaptchaWith } from './sign-in.actors.ts'

export interface CaptchaDialogProps {
  readonly account: string
  readonly onSolved: (token: string) => void
  readonly onClose: () => void
}

/** A slide puzzle before a much tried account's password is looked at. */
export function CaptchaDialog({ account, onSolved, onClose }: CaptchaDialogProps) {
  const call = useCall()
  const [machine] = useState(() => studentCaptchaWith(call))
  const [snapshot, send] = useMachine(machine, { input: { purpose: 'password', subject: account } })
  const { puzzle, x, replaced, message, token } = snapshot.context
  const isSolved = snapshot.value === 'solved'
  const tell = useEffectEvent(onSolved)
  useEffect(() => {
    if (isSolved) tell(token)
  }, [isSolved, token])
  return (
    <SlidePuzzleDialog
      opened
      phase={snapshot.value === 'solved' ? 'checking' : snapshot.value}
      picture={puzzle}
      x={x}
      replaced={replaced}
      message={message}
      onMove={(to) => send({ type: 'piece.move', x: to })}
      onDrop={() => send({ type: 'piece.drop' })}
      onRefresh={() => send({ type: 'captcha.refresh' })}
      onClose={onClose}
    />
  )
}
