import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { newPuzzle, tryPuzzle } from './slide-captcha.ts'
import { captchaMachine } from '#machines/captcha/captcha.machine.ts'
import type { CaptchaInput, Puzzle, SolveAnswer, SolveInput } from '#machines/captcha/captcha.types.ts'
import { SlidePuzzleDialog } from './slide-puzzle.dialog.tsx'
import { useWhen } from '#ui/use-when.ts'

export interface CaptchaDialogProps extends CaptchaInput {
  readonly onSolved: (token: string) => void
  readonly onClose: () => void
}

/** A slide puzzle to be solved for a mobile or an account; it starts when it is shown. */
export default function CaptchaDialog({ purpose, subject, onSolved, onClose }: CaptchaDialogProps) {
  const call = useCall()
  const [machine] = useState(() =>
    captchaMachine.provide({
      actors: {
        load: fromPromise<Puzzle, CaptchaInput>(({ input, signal }) => newPuzzle(call, input, signal)),
        solve: fromPromise<SolveAnswer, SolveInput>(({ input, signal }) => tryPuzzle(call, input, signal)),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { purpose, subject } })
  const { puzzle, x, replaced, message, token } = snapshot.context
  useWhen(snapshot.value === 'solved', () => onSolved(token))
  return (
    <SlidePuzzleDialog
      opened
      // Solved, it closes in a moment and takes no more input.
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
