import type { ConsentDocumentId } from '#domain/consent.ts'
import type { SmsPurpose } from '#domain/sms-purpose.ts'
import { CaptchaDialog } from '#features/login/captcha/captcha.dialog.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

const ConsentDialog = lazyPart(() =>
  import('#features/login/consent/consent.dialog.tsx').then((module) => module.ConsentDialog),
)

/** The slide puzzle before a code is sent to a mobile. */
export const renderCaptcha = (
  { purpose, mobile }: { readonly purpose: SmsPurpose; readonly mobile: string },
  onSolved: (token: string) => void,
  onClose: () => void,
) => <CaptchaDialog purpose={`sms:${purpose}`} subject={mobile.trim()} onSolved={onSolved} onClose={onClose} />

/** One of the documents that are agreed to. */
export const renderDocument = (document: ConsentDocumentId, onClose: () => void) => (
  <ConsentDialog opened document={document} onClose={onClose} />
)
