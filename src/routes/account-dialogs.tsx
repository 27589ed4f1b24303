import { captchaPurposeOf } from '#domain/captcha-purpose.ts'
import type { CodePurpose } from '#domain/code-purpose.ts'
import type { ConsentDocumentId } from '#domain/consent.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

const CaptchaDialog = lazyPart(() =>
  import('#features/login/captcha/captcha.dialog.tsx').then((module) => module.CaptchaDialog),
)
const ConsentDialog = lazyPart(() =>
  import('#features/login/consent/consent.dialog.tsx').then((module) => module.ConsentDialog),
)

/** The slide puzzle before a code is sent to a mobile or an e-mail address. */
export const renderCaptcha = (
  { purpose, recipient }: { readonly purpose: CodePurpose; readonly recipient: string },
  onSolved: (token: string) => void,
  onClose: () => void,
) => (
  <CaptchaDialog purpose={captchaPurposeOf(purpose)} subject={recipient.trim()} onSolved={onSolved} onClose={onClose} />
)

/** One of the documents that are agreed to. */
export const renderDocument = (document: ConsentDocumentId, onClose: () => void) => (
  <ConsentDialog opened document={document} onClose={onClose} />
)
