import type { RenderDocument } from '../components/consent-field.tsx'
import type { RenderCaptcha } from '../code/code.types.ts'

/** A secret as the service makes them. */
export const secret = (letter: string): string => letter.repeat(43)

/** Stands in for the slide puzzle: one press solves it. */
export const renderCaptcha: RenderCaptcha = ({ recipient }, onSolved, onClose) => (
  <dialog open aria-label={`captcha ${recipient}`}>
    <button type="button" onClick={() => onSolved(secret('c'))}>
      solve
    </button>
    <button type="button" onClick={onClose}>
      close
    </button>
  </dialog>
)

/** Stands in for the documents. */
export const renderDocument: RenderDocument = (document, onClose) => (
  <dialog open aria-label={document}>
    <button type="button" onClick={onClose}>
      read
    </button>
  </dialog>
)
