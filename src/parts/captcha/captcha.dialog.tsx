import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import type { captchaMachine } from '#machines/captcha/captcha.machine.ts'
import { type CaptchaInput, captchaTags } from '#machines/captcha/captcha.types.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import { useWhen } from '#ui/use-when.ts'
import { captchaChart } from './captcha-chart.ts'
import { SlidePuzzleDialog } from './slide-puzzle.dialog.tsx'

export interface CaptchaDialogProps extends CaptchaInput {
  readonly onSolved: (token: string) => void
  readonly onClose: () => void
}

/** A slide puzzle for a mobile number or an account; it starts when shown. */
export function CaptchaDialog({ purpose, subject, onSolved, onClose }: CaptchaDialogProps) {
  const call = useCall()
  const { language } = useLanguage()
  const [machine] = useState(() => captchaChart(call, language))
  const actor = useActorRef(machine, { ...inspected, input: { purpose, subject } })
  const output = useSelector(actor, (snapshot) => snapshot.output)
  useWhen(output !== undefined, () => onSolved(output?.token ?? ''))
  return <RunningCaptcha actor={actor} onClose={onClose} />
}

export interface RunningCaptchaProps {
  readonly actor: ActorRefFrom<typeof captchaMachine>
  readonly onClose: () => void
}

/** The slide puzzle of a captcha that is already running. */
export function RunningCaptcha({ actor, onClose }: RunningCaptchaProps) {
  const snapshot = useSelector(actor, (now) => now)
  const { context } = snapshot
  return (
    <SlidePuzzleDialog
      opened
      phase={captchaTags.find((tag) => snapshot.hasTag(tag)) ?? 'loading'}
      picture={context.puzzle}
      x={context.x}
      replaced={context.replaced}
      message={context.message}
      onMove={(x) => actor.send({ type: 'piece.move', x })}
      onDrop={() => actor.send({ type: 'piece.drop' })}
      onRefresh={() => actor.send({ type: 'captcha.refresh' })}
      onClose={onClose}
    />
  )
}
