import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import type { Device } from '#api/contract/schemas/sign-on.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { paths } from '#domain/paths.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { accountTexts } from '../account.texts.ts'
import { ConsentField, type RenderDocument } from '../components/consent-field.tsx'
import { FormFailure } from '../components/form-failure.tsx'
import css from '../components/form.module.css'
import { MobileField } from '../components/mobile-field.tsx'
import { PublicPage } from '../components/public-page.tsx'
import { SmsCodeField } from '../sms/sms-code-field.tsx'
import type { RenderCaptcha } from '../sms/sms-code.types.ts'
import { bindAccountActors } from './bind-account.actors.ts'
import { bindTexts } from './bind.texts.ts'
import { useBindMobile } from './use-bind-mobile.ts'

/** Who is signed in already, and the token that lets this browser sign one of them out. */
export interface Crowd {
  readonly token: string
  readonly devices: readonly Device[]
}

export interface BindAccountScreenProps {
  /** What the messaging app's login left; null when it is not there any more. */
  readonly state: string | null
  /** Bound and signed in: the portal can open. */
  readonly onBound: () => void
  readonly renderCaptcha: RenderCaptcha
  readonly renderDocument: RenderDocument
  /** Lets one of five devices go; the route brings it. */
  readonly renderDevices: (crowd: Crowd, mobile: string, onClose: () => void) => ReactNode
}

/** 绑定账号 after a login through the messaging app (specification §2, §5). */
export function BindAccountScreen({ state, ...props }: BindAccountScreenProps) {
  return state === null ? <Over /> : <BindForm state={state} {...props} />
}

function Over() {
  const texts = useTexts(bindTexts)
  return (
    <PublicPage title={texts.overTitle} lead={texts.overLead}>
      <Button component="a" href={hrefOf(paths.login())} variant="filled" size="lg" fullWidth>
        {texts.again}
      </Button>
    </PublicPage>
  )
}

type BindFormProps = BindAccountScreenProps & { readonly state: string }

function BindForm({ state, onBound, renderCaptcha, renderDocument, renderDevices }: BindFormProps) {
  const texts = useTexts(bindTexts)
  const call = useCall()
  const formElement = useRef<HTMLFormElement>(null)
  const bind = useBindMobile({ actors: bindAccountActors(call, state), needsConsent: true, formElement, onBound })
  const { form, failure, change, errorOf } = bind
  if (failure?.kind === 'stateInvalid') return <Over />
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <form
        ref={formElement}
        className={css['form']}
        aria-label={texts.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (bind.isReady) bind.submit()
        }}
      >
        <MobileField
          label={texts.mobile}
          value={form.mobile}
          onChange={(mobile) => change({ mobile })}
          error={errorOf('mobile')}
        />
        <SmsCodeField
          purpose="bind"
          mobile={form.mobile}
          value={form.verifyCode}
          onChange={(verifyCode) => change({ verifyCode })}
          error={errorOf('verifyCode')}
          renderCaptcha={renderCaptcha}
        />
        <ConsentField
          agreed={form.agreed}
          onChange={(agreed) => change({ agreed })}
          error={errorOf('consent')}
          renderDocument={renderDocument}
        />
        <Failure failure={failure} />
        <BusyButton
          type="submit"
          variant="filled"
          size="lg"
          fullWidth
          busy={bind.isBusy}
          busyLabel={texts.busy}
          disabled={!bind.isReady}
        >
          {texts.submit}
        </BusyButton>
        <p className={css['aside']}>
          {texts.register} <a href={hrefOf(paths.register)}>{texts.registerLink}</a>
        </p>
      </form>
      {failure?.kind === 'tooManyDevices' && renderDevices(failure, form.mobile, () => change({}))}
    </PublicPage>
  )
}

function Failure({ failure }: Pick<ReturnType<typeof useBindMobile>, 'failure'>) {
  const texts = useTexts(accountTexts)
  if (failure?.kind === 'refused') return <FormFailure message={failure.message} />
  if (failure?.kind === 'unanswered') return <FormFailure message={failure.message}>{texts.nothingLost}</FormFailure>
  return null
}
