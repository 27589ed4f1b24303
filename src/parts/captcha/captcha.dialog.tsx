import type { CaptchaInput } from '#machines/captcha/captcha.types.ts'
import { SlidePuzzleDialog } from './slide-puzzle.dialog.tsx'
import { useCaptcha } from './use-captcha.ts'

export interface CaptchaDialogProps extends CaptchaInput {
  readonly onSolved: (token: string) => void
  readonly onClose: () => void
}

/** A slide puzzle to be solved for a mobile or an account; it starts when it is shown. */
export function CaptchaDialog({ purpose, subject, onSolved, onClose }: CaptchaDialogProps) {
  const captcha = useCaptcha({ purpose, subject }, onSolved)
  return <SlidePuzzleDialog opened {...captcha} onClose={onClose} />
}
