import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { accountLimits } from '#domain/portal/constants.ts'
import { type CodeChannel, isRecipient } from '#domain/accounts/recipient.ts'
import { bindMobileMachine } from '#machines/bind-mobile/bind-mobile.machine.ts'
import { type BindMobileField, type BindMobileForm, isReadyToBind } from '#machines/bind-mobile/bind-mobile.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useWhen } from '#ui/use-when.ts'
import { accountTexts } from '../account.texts.ts'
import { focusField } from '../focus-field.ts'

export interface BindMobileOptions {
  /** The actor that binds; captured on the first render. */
  readonly actors: Parameters<typeof bindMobileMachine.provide>[0]['actors']
  readonly channel: CodeChannel
  readonly needsConsent: boolean
  readonly onBound: () => void
}

/** The form for binding a mobile or e-mail address by a code, with the service's answer. */
export function useBindMobile({ actors, channel, needsConsent, onBound }: BindMobileOptions) {
  const texts = useTexts(accountTexts)
  const [machine] = useState(() => bindMobileMachine.provide(actors === undefined ? {} : { actors }))
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { channel, needsConsent } })
  const formElement = useRef<HTMLFormElement>(null)
  const { form, failure, wasTried } = snapshot.context
  const refused = failure?.kind === 'refused' ? failure.field : null
  useEffect(() => focusField(formElement.current, channel), [channel])
  useEffect(() => {
    if (refused !== null) focusField(formElement.current, refused)
  }, [refused])
  const isBound = snapshot.hasTag('bound')
  useWhen(isBound, onBound)
  const isConsentMissing = needsConsent && wasTried && !form.agreed
  return {
    formElement,
    channel,
    form,
    failure: refused === null ? failure : null,
    isReady: isReadyToBind(snapshot.context),
    isBusy: snapshot.hasTag('busy') || isBound,
    errorOf: (field: BindMobileField): string | null => {
      if (failure?.kind === 'refused' && failure.field === field) return failure.message
      // A complete number that is wrong will not become right by typing on.
      if (field === 'mobile' && isWholeButWrong(form.mobile)) return texts.mobileInvalid
      return field === 'consent' && isConsentMissing ? texts.consentMissing : null
    },
    change: (changes: Partial<BindMobileForm>) => send({ type: 'form.change', changes }),
    submit: () => {
      send({ type: 'form.submit' })
      if (needsConsent && !form.agreed) focusField(formElement.current, 'consent')
    },
  }
}

const isWholeButWrong = (mobile: string): boolean =>
  mobile.length >= accountLimits.mobileDigits && !isRecipient('mobile', mobile)
