import { Box, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { LazyDeviceRelease } from '#parts/device-release/lazy-device-release.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { useWhen } from '#ui/use-when.ts'
import { ConsentField } from '../components/consent-field.tsx'
import { PublicPage } from '../components/public-page.tsx'
import { bindAccountActors } from './bind-account.actors.ts'
import { BindForm } from './bind-form.tsx'
import { bindTexts } from './bind.texts.ts'
import { useBindMobile } from './use-bind-mobile.ts'

export interface BindAccountScreenProps {
  /** The state left by the messaging app's login; null once it is gone. */
  readonly state: string | null
  /** Somebody has signed in here with the current documents: they are asked for only if the account needs them. */
  readonly isKnown: boolean
  /** Bound and signed in: the portal can open. */
  readonly onBound: () => void
}

/** 绑定账号 after a login through the messaging app (specification §2, §5). */
export function BindAccountScreen({ state, ...props }: BindAccountScreenProps) {
  return state === null ? <Over /> : <Bind state={state} {...props} />
}

function Over() {
  const texts = useTexts(bindTexts)
  return (
    <PublicPage title={texts.overTitle} lead={texts.overLead}>
      <LinkButton to={publicPaths.login()} variant="filled" size="lg" fullWidth>
        {texts.again}
      </LinkButton>
    </PublicPage>
  )
}

function RegisterLink() {
  const texts = useTexts(bindTexts)
  return (
    <Box component="a" href={hrefOf(publicPaths.register)} td="underline" style={{ textUnderlineOffset: 3 }}>
      {texts.registerLink}
    </Box>
  )
}

type BindProps = BindAccountScreenProps & { readonly state: string }

function Bind({ state, isKnown, onBound }: BindProps) {
  const texts = useTexts(bindTexts)
  const call = useCall()
  const bind = useBindMobile({
    actors: bindAccountActors(call, state),
    channel: 'mobile',
    needsConsent: !isKnown,
    onBound,
  })
  const { form, failure, change, errorOf } = bind
  const [asksConsent, setAsksConsent] = useState(!isKnown)
  useWhen(errorOf('consent') !== null, () => setAsksConsent(true))
  if (failure?.kind === 'stateInvalid') return <Over />
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <BindForm
        bind={bind}
        purpose="bind"
        texts={texts}

        consent={
          (asksConsent || errorOf('consent') !== null) && (
            <ConsentField agreed={form.agreed} onChange={(agreed) => change({ agreed })} error={errorOf('consent')} />
          )
        }
      >
        <Text c="dimmed">
          {texts.register} <RegisterLink />
        </Text>
      </BindForm>
      {failure?.kind === 'tooManyDevices' && (
        <LazyDeviceRelease tooMany={failure} account={form.mobile} onEntered={onBound} onClose={() => change({})} />
      )}
    </PublicPage>
  )
}
