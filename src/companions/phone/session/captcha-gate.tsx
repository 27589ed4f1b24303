import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { CaptchaDialogProps } from '#parts/captcha/captcha.dialog.tsx'

export interface CaptchaGateProps extends CaptchaDialogProps {
  /** The puzzle's code failed to load. */
  readonly onMissing: () => void
}

/** Few sign-ins need the puzzle, so its code is loaded on demand. */
export function CaptchaGate({ onMissing, ...props }: CaptchaGateProps) {
  const [Dialog, setDialog] = useState<ComponentType<CaptchaDialogProps> | null>(null)
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    let isGone = false
    import('#parts/captcha/captcha.dialog.tsx').then(
      (module) => isGone || setDialog(() => module.CaptchaDialog),
      () => isGone || miss(),
    )
    return () => {
      isGone = true
    }
  }, [])
  return Dialog === null ? null : <Dialog {...props} />
}
